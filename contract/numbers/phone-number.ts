import * as z from "zod/mini";

/**
 * A phone number in E.164 form, such as +442079460000: a plus and at most fifteen digits, country code first.
 * The form does not show whether the number exists or may be called.
 */
export const e164Schema = z
  .string()
  .check(z.regex(/^\+[1-9]\d{1,14}$/))
  .brand<"E164">();
export type E164 = z.infer<typeof e164Schema>;

/** The number of a call, on the wire. */
export const dialledFields = {
  /** The number; for a refused call without a valid number, the text that was dialled. */
  dialled: z.string(),
  number: z.nullable(e164Schema),
};

/** The longest text read as a number: a `tel:` URI with its parameters. */
export const longestTyped = 200;
