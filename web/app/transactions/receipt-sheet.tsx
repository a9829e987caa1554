import { receiptWords } from "#contract/messages/mails.ts";
import { messages } from "#contract/messages/messages.ts";
import type { Receipt } from "#contract/money/receipts.ts";
import { WhoRunsThis } from "#web/kit/api/who-runs-this.tsx";
import { Amount } from "#web/kit/controls/amount.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { Fact, Facts } from "#web/kit/controls/facts.tsx";
import { formatReceiptDate } from "#words/moment-words.ts";
import { formatCredits, formatMoney } from "#words/money.ts";
import { buyerLines, cardInWords, rateInWords, sellerLines, taxInWords } from "#words/receipt-words.ts";
import { t } from "#words/translate.ts";

const names = receiptWords.facts;

/** The receipt itself: on paper it is all that is printed, on one page. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { amount, left, currency, card, perUsd, returns } = receipt;
  return (
    <Card className="space-y-6 print:space-y-5 print:border-0 print:p-0">
      <header>
        <p className="figures font-bold text-3xl">{formatMoney(amount, currency)}</p>
        <p className="mt-1 text-ink-soft">{paidInWords(receipt)}</p>
        {left < amount && <p className="mt-1 font-semibold">{returnedInWords(receipt)}</p>}
      </header>
      <dl className="grid gap-x-8 gap-y-5 border-line border-t pt-6 text-sm sm:grid-cols-2 print:grid-cols-2 print:pt-5">
        <Party name={t(names.seller)} lines={sellerLines(receipt)} />
        <Party name={t(names.buyer)} lines={[...buyerLines(receipt), receipt.buyer.email]} />
      </dl>
      <div className="border-line border-t pt-6 print:pt-5">
        <Facts>
          <Fact name={t(names.number)}>{receipt.number}</Fact>
          <Fact name={t(names.date)}>{formatReceiptDate(new Date(receipt.paidAt))}</Fact>
          {card && <Fact name={t(names.card)}>{cardInWords(card)}</Fact>}
          <Fact name={t(names.credits)}>{formatCredits(receipt.credits)}</Fact>
          {receipt.byRecharge && <Fact name={t(names.boughtBy)}>{t(names.recharge)}</Fact>}
          {perUsd !== null && <Fact name={t(names.rate)}>{rateInWords(perUsd, currency)}</Fact>}
          <Fact name={t(names.tax)}>{taxInWords(receipt)}</Fact>
          <Fact name={t(names.charged)} strong>
            {formatMoney(amount, currency)}
          </Fact>
        </Facts>
      </div>
      {returns.length > 0 && <Returns receipt={receipt} />}
      <WhoRunsThis className="border-line border-t pt-6 text-ink-soft text-xs print:pt-5" />
    </Card>
  );
}

function paidInWords({ paidAt, card }: Receipt): string {
  const day = formatReceiptDate(new Date(paidAt));
  return card
    ? t("Paid on {day} with {card}", { day, card: cardInWords(card) })
    : t("Paid on {day}", { day });
}

function returnedInWords({ amount, left, currency, returns }: Receipt): string {
  // Cents are no binary fractions: 7.9 - 5.9 is not 2.
  const returned = Number((amount - left).toFixed(2));
  const values = { amount: formatMoney(returned, currency), left: formatMoney(left, currency) };
  if (returns.some(({ kind }) => kind === "dispute")) {
    return t("{amount} refunded or disputed, {left} left", values);
  }
  return returns.some(({ status }) => status === "pending")
    ? t("{amount} going back to the card, {left} left", values)
    : t("{amount} refunded, {left} left", values);
}

function Party({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="mt-1 break-words">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be the same
          <span key={index} className="block first:font-semibold">
            <bdi>{line}</bdi>
          </span>
        ))}
      </dd>
    </div>
  );
}

function ReturnState({ status }: { status: "pending" | "failed" }) {
  return (
    <>
      <Badge tone={status === "pending" ? "warn" : "danger"}>
        {status === "pending" ? t("on its way") : t("failed")}
      </Badge>{" "}
    </>
  );
}

const wordings = {
  refund: [messages.transactions.refund, messages.transactions.refundReturned],
  dispute: [messages.transactions.dispute, messages.transactions.disputeReturned],
} as const;

/** Each refund and dispute with its day, as the history words it, and what is left. */
function Returns({ receipt: { returns, left, currency } }: { receipt: Receipt }) {
  return (
    <section aria-labelledby="receipt-refunds" className="border-line border-t pt-6 print:pt-5">
      <h2 id="receipt-refunds" className="mb-3 font-bold text-lg">
        {t("Refunds")}
      </h2>
      <Facts>
        {returns.map(({ kind, at, status, amount }) => (
          <Fact
            key={at + amount}
            name={`${t(wordings[kind][amount < 0 ? 0 : 1])}, ${formatReceiptDate(new Date(at))}`}
          >
            {(status === "pending" || status === "failed") && <ReturnState status={status} />}
            <Amount>{formatMoney(amount, currency)}</Amount>
          </Fact>
        ))}
        <Fact name={t(names.left)} strong>
          {formatMoney(left, currency)}
        </Fact>
      </Facts>
    </section>
  );
}
