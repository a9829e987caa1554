import type { PaymentDeps } from "../../domain/payments/payment-deps.ts";
import { sweepPayments } from "../../domain/payments/sweep-payments.ts";
import type { Job } from "./schedule.ts";

/** Settles payments whose notification, answer or process was lost. */
export function paymentSweep(deps: Omit<PaymentDeps, "ids">): Job {
  return { name: "payment sweep", every_ms: 5_000, run: () => sweepPayments(deps) };
}
