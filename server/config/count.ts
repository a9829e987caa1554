import { z } from "zod";

/** A variable that is a whole number from 1 to `most`. */
export const count = (most: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from 1 to ${most}`)
    .transform(Number)
    .refine((value) => value >= 1 && value <= most, `must be a whole number from 1 to ${most}`)
    .default(fallback);
