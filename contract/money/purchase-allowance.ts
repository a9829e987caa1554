import * as z from "zod/mini";

const usd = z.number().check(z.nonnegative());
/** How much a new account may buy. */
export const purchaseAllowanceSchema = z.object({
  perDayUsd: usd,
  perWeekUsd: usd,
  purchasesPerDay: z.int(),
  /** How long after its first purchase an account is new. */
  newDays: z.int(),
  leftUsd: usd,
  /** When more is left than now; null when nothing was bought. */
  moreAt: z.nullable(z.iso.datetime()),
  /** When the limit ends; null before the first purchase. */
  endsAt: z.nullable(z.iso.datetime()),
});
export type PurchaseAllowance = z.infer<typeof purchaseAllowanceSchema>;
