import * as z from "zod/mini";

const usd = z.number().check(z.nonnegative());
/** Limits on the purchases of a new account. */
export const purchaseAllowanceSchema = z.object({
  perDayUsd: usd,
  perWeekUsd: usd,
  purchasesPerDay: z.int(),
  /** Days after its first purchase in which an account is new. */
  newDays: z.int(),
  leftUsd: usd,
  /** Time when more is left than now; null when nothing was bought. */
  moreAt: z.nullable(z.iso.datetime()),
  /** End of the limit; null before the first purchase. */
  endsAt: z.nullable(z.iso.datetime()),
});
export type PurchaseAllowance = z.infer<typeof purchaseAllowanceSchema>;
