import * as z from "zod/mini";

export const purchaseAllowanceSchema = z.object({
  /** Days after its first purchase in which an account is new. */
  newDays: z.int(),
  leftUsd: z.number().check(z.nonnegative()),
  /** Time when more is left than now; null when nothing was bought. */
  moreAt: z.nullable(z.iso.datetime()),
  /** End of the limit; null before the first purchase. */
  endsAt: z.nullable(z.iso.datetime()),
});
export type PurchaseAllowance = z.infer<typeof purchaseAllowanceSchema>;
