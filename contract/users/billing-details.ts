/** Lines that a user adds to receipts beside the name. Each is empty where the user gives none. */
import * as z from "zod/mini";
import { optionalText } from "#contract/fields.ts";

export const billingDetailsSchema = z.object({
  company: optionalText(100),
  /** In lines, as on an envelope. */
  address: optionalText(300),
  /** A VAT number, or what the user's country has in its place; kept as typed. */
  taxNumber: optionalText(40),
});
export type BillingDetails = z.infer<typeof billingDetailsSchema>;
