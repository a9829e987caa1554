import type { Currency } from "#contract/money/currencies.ts";
import { Moment } from "#web/admin/lib/moment.tsx";
import { moneyOf } from "#web/admin/lib/money.ts";
import { CallerLink } from "#web/admin/lib/user-link.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import type { ListColumn } from "./list-view.tsx";

type OfUser = { createdAt: string; userId: string; email: string };

export const userColumn: ListColumn<OfUser> = { header: "User", cell: CallerLink, fields: () => ["email"] };

export function momentColumn(header: string): ListColumn<Pick<OfUser, "createdAt">> {
  return { header, cell: ({ createdAt }) => <Moment at={createdAt} />, fields: () => ["createdAt"] };
}

type OfPayment = { paymentId: string; amount_minor: number; currency: Currency };

export const amountColumn: ListColumn<OfPayment> = {
  header: "Amount",
  align: "end",
  cell: ({ amount_minor, currency }) => moneyOf(amount_minor, currency),
  fields: () => ["amount_minor", "currency"],
};

export const paymentColumn: ListColumn<OfPayment> = {
  header: "Payment",
  align: "end",
  cell: ({ paymentId, amount_minor, currency }) => (
    <TextLink
      to={`/payments/${paymentId}`}
      aria-label={`Payment, of which ${moneyOf(amount_minor, currency)}`}
    >
      Open
    </TextLink>
  ),
  fields: () => ["paymentId"],
};
