import { z } from "zod";

/** Values separated by commas; blanks around them and empty ones are left out. */
export const commaList = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );
