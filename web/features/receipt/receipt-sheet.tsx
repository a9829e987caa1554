import { Printer } from "lucide-react";
import { formatMoney } from "../../../contract/currencies.ts";
import { receiptWords } from "../../../contract/mails.ts";
import { formatCredits } from "../../../contract/money.ts";
import { formatReceiptDate, type Receipt } from "../../../contract/receipts.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { classNames } from "../../ui/class-names.ts";

const names = receiptWords.facts;

/** What is printed, and the button that prints it. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { amount, refunded, currency, buyer } = receipt;
  return (
    <>
      <Card>
        <dl className="figures divide-y divide-line text-sm">
          <Fact name={names.date}>{formatReceiptDate(new Date(receipt.paidAt))}</Fact>
          <Fact name={names.seller}>{receipt.seller}</Fact>
          <Fact name={names.buyer}>{buyer.name}</Fact>
          <Fact name={names.email}>{buyer.email}</Fact>
          <Fact name={names.credits}>{formatCredits(receipt.credits)}</Fact>
          <Fact name={names.charged} strong>
            {formatMoney(amount, currency)}
          </Fact>
          {refunded > 0 && <Fact name={names.refunded}>{formatMoney(refunded, currency)}</Fact>}
        </dl>
      </Card>
      <div className="mt-6 print:hidden">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          Print or save as PDF
        </Button>
      </div>
    </>
  );
}

function Fact({ name, strong = false, children }: { name: string; strong?: boolean; children: string }) {
  return (
    <div
      className={classNames(
        "flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-3 first:pt-0 last:pb-0",
        strong && "font-bold text-lg",
      )}
    >
      <dt className={classNames(!strong && "text-ink-soft")}>{name}</dt>
      <dd className={classNames("min-w-0 break-words", !strong && "font-medium")}>{children}</dd>
    </div>
  );
}
