import { Printer } from "lucide-react";
import { formatMoney } from "#contract/currencies.ts";
import { receiptWords } from "#contract/mails.ts";
import { formatCredits } from "#contract/money.ts";
import { formatReceiptDate, type Receipt } from "#contract/receipts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Fact, Facts } from "#web/ui/facts.tsx";

const names = receiptWords.facts;

/** What is printed, and the button that prints it. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { amount, refunded, currency, buyer } = receipt;
  return (
    <>
      <Card>
        <Facts>
          <Fact name={names.date}>{formatReceiptDate(new Date(receipt.paidAt))}</Fact>
          <Fact name={names.seller}>{receipt.seller}</Fact>
          <Fact name={names.buyer}>{buyer.name}</Fact>
          <Fact name={names.email}>{buyer.email}</Fact>
          <Fact name={names.credits}>{formatCredits(receipt.credits)}</Fact>
          <Fact name={names.charged} strong>
            {formatMoney(amount, currency)}
          </Fact>
          {refunded > 0 && <Fact name={names.refunded}>{formatMoney(refunded, currency)}</Fact>}
        </Facts>
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
