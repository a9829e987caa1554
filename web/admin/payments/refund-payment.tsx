import * as z from "zod/mini";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import type { RefundablePayment } from "#contract/operators/payments.ts";
import { ActFormDialog } from "#web/admin/lib/act-form-dialog.tsx";
import { amountText, minorOf, moneyOf } from "#web/admin/lib/money.ts";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { creditsInWords } from "#words/money.ts";
import { creditsLeaving } from "./credits-leaving.ts";

/** Reads the amount of a refund: above zero, and at most what is left. */
function refundFields({ left_minor, currency }: RefundablePayment) {
  return z.object({
    amount: z.string().check(
      z.refine((typed) => (minorOf(typed, currency) ?? 0) > 0, operatorMessages.refundAmountWrong),
      z.refine(
        (typed) => (minorOf(typed, currency) ?? 0) <= left_minor,
        operatorMessages.refundTooLarge(moneyOf(left_minor, currency)),
      ),
    ),
  });
}

/** Gives a payment back to its card, in full or in part. */
export function RefundPayment({ payment }: { payment: RefundablePayment }) {
  const { id, currency, left_minor, refunded_minor, status } = payment;
  if (status !== "completed" || left_minor <= 0) return null;
  const minor = (typed: string) => minorOf(typed, currency) ?? 0;
  return (
    <ActFormDialog
      useCase="refund_payment"
      button="Refund"
      variant="danger"
      title="Refund the payment"
      sentence={`The money goes back to the card it came from, and the credits it bought leave the wallet. ${moneyOf(left_minor, currency)} is left to refund.`}
      schema={refundFields(payment)}
      defaults={{ amount: amountText(left_minor, currency) }}
      fields={(field) => (
        <TextField
          label={`Amount in ${currency}`}
          hint="All that is left, unless you change it."
          inputMode="decimal"
          autoComplete="off"
          {...field("amount")}
        />
      )}
      confirm={({ more: { amount } }) =>
        `Refund ${moneyOf(minor(amount), currency)} to the card? ${creditsInWords(creditsLeaving(payment, minor(amount)))} leave the wallet.`
      }
      body={({ reason, more: { amount } }) => ({
        paymentId: id,
        reason,
        seenRefunded_minor: refunded_minor,
        amount_minor: minor(amount),
      })}
      outcome={({ end, amount_minor }) =>
        end === "done"
          ? `${moneyOf(amount_minor, currency)} is refunded.`
          : {
              tone: "warn",
              sentence: `The outcome is not known yet: the card provider's answer was lost. The server finishes this refund of ${moneyOf(amount_minor, currency)} once, within minutes. Do not refund it again; look at the payment later.`,
            }
      }
    />
  );
}
