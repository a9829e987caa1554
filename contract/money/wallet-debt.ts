/** A balance below zero: its causes, and the purchase that settles it. */
import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { route } from "#contract/route.ts";
import { creditsSchema } from "./money-schemas.ts";

/** Ways in which money goes back although its credits were used. */
export const debtCauses = ["dispute", "refund"] as const;
export type DebtCause = (typeof debtCauses)[number];

export const walletDebtSchema = z.object({
  credits: creditsSchema.check(z.positive()),
  /** Empty where the payments of other members are the cause. */
  causes: z.array(z.enum(debtCauses)),
  /** Credits that earlier accounts of the same person owe. */
  earlierCredits: creditsSchema.check(z.nonnegative()),
  /** The least purchase, in whole credits, that pays both and one call; null for an account that may not buy. */
  creditsToCall: z.nullable(z.int().check(z.positive())),
});
export type WalletDebt = z.infer<typeof walletDebtSchema>;

export const walletDebtRoutes = {
  debt: route("GET /api/payments/debt", {
    summary: "Why the balance is below zero, and how to settle it; null for other balances",
    failed: messages.credits.failed,
    reply: z.object({ debt: z.nullable(walletDebtSchema) }),
  }),
} as const;
