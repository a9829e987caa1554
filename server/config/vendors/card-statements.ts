import { z } from "zod";

/**
 * A statement shows the account's prefix, an asterisk, a blank and this suffix in 22 characters, and a prefix has at least 2:
 * https://docs.stripe.com/get-started/account/statement-descriptors
 */
const longestSuffix = 18;

/** The variables that say what Stripe shows and sends to a payer. */
export const cardStatementVariables = {
  STATEMENT_SUFFIX: z
    .string()
    .trim()
    .regex(
      /^(?=.*[A-Za-z])[ -~]+$/,
      "must be Latin letters, digits, blanks and punctuation, with at least one letter",
    )
    .regex(/^[^<>\\'"*]*$/, "must not contain any of < > \\ ' \" *")
    .max(longestSuffix, `must be at most ${longestSuffix} characters`)
    .optional(),
  STRIPE_RECEIPTS: z.enum(["true", "false"], { error: "must be true or false" }).default("false"),
};

export function cardStatementConfig({
  STATEMENT_SUFFIX,
  STRIPE_RECEIPTS,
}: z.infer<z.ZodObject<typeof cardStatementVariables>>) {
  return { statementSuffix: STATEMENT_SUFFIX, mailsReceipts: STRIPE_RECEIPTS === "true" };
}
