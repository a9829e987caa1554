import * as z from "zod/mini";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import type { RefundablePayment } from "#contract/operators/payments.ts";
import { ActFormDialog } from "#web/admin/lib/act-dialog.tsx";
import { amountText, minorOf, moneyOf } from "#web/admin/lib/money.ts";
import { Fact, Facts } from "#web/kit/controls/facts.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { creditsInWords } from "#words/money.ts";
import { balanceAfter, creditsLeaving } from "./credits-leaving.ts";

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

/**
 * Gives a payment back to its card. The amount is what is unused until the operator types another one, and the effect on the
 * balance stands below it.
 */
export function RefundPayment({ payment }: { payment: RefundablePayment }) {
  const { id, currency, left_minor, refunded_minor, status, unused } = payment;
  if (status !== "completed" || left_minor <= 0) return null;
  const minor = (typed: string) => minorOf(typed, currency) ?? 0;
  const unusedInWords = unused
    ? `${moneyOf(unused.amount_minor, currency)} of it is unused.`
    : "All of it is used.";
  return (
    <ActFormDialog
      useCase="refund_payment"
      button="Refund"
      variant="danger"
      title="Refund the payment"
      sentence={`The money goes back to the card it came from, the credits it bought leave the wallet, and the user is told by mail. ${moneyOf(left_minor, currency)} is left to refund.`}
      schema={refundFields(payment)}
      defaults={{ amount: unused ? amountText(unused.amount_minor, currency) : "" }}
      fields={(field, typed) => (
        <>
          <TextField
            label={`Amount in ${currency}`}
            hint={`${unusedInWords} A larger refund takes more credits than the user has.`}
            inputMode="decimal"
            autoComplete="off"
            {...field("amount")}
          />
          <BalanceAfter payment={payment} amount_minor={minor(typed("amount"))} />
        </>
      )}
      confirm={({ more: { amount } }) => {
        const leaving = creditsInWords(creditsLeaving(payment, minor(amount)));
        const left = creditsInWords(balanceAfter(payment, minor(amount)));
        return `Refund ${moneyOf(minor(amount), currency)} to the card? ${leaving} leave the wallet, and its balance is ${left} then.`;
      }}
      body={({ reason, more: { amount } }) => ({
        paymentId: id,
        reason,
        seenRefunded_minor: refunded_minor,
        seenUnused_minor: unused?.amount_minor ?? 0,
        amount_minor: minor(amount),
      })}
      outcome={({ end, amount_minor }) =>
        end !== "unknown"
          ? `${moneyOf(amount_minor, currency)} is ${end === "done" ? "refunded" : "on its way: the card provider calls the refund pending"}.`
          : {
              tone: "warn",
              sentence: `The outcome is not known yet: the card provider's answer was lost. The server finishes this refund of ${moneyOf(amount_minor, currency)} once, within minutes. Do not refund it again; look at the payment later.`,
            }
      }
    />
  );
}

function BalanceAfter({ payment, amount_minor }: { payment: RefundablePayment; amount_minor: number }) {
  const isPossible = amount_minor > 0 && amount_minor <= payment.left_minor;
  const left = isPossible ? balanceAfter(payment, amount_minor) : payment.posted;
  return (
    <>
      <Facts>
        <Fact name="Balance now">{creditsInWords(payment.posted)}</Fact>
        <Fact name="Taken from it">
          {creditsInWords(isPossible ? creditsLeaving(payment, amount_minor) : 0)}
        </Fact>
        <Fact name="Balance after">{creditsInWords(left)}</Fact>
      </Facts>
      {left < 0 && (
        <Alert tone="warn">
          The user has spent what this takes, so the balance goes below zero. No call is possible until a
          purchase has paid it.
        </Alert>
      )}
    </>
  );
}
