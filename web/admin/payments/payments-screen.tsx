import { useNavigate } from "react-router";
import { creditsPerUsd } from "#contract/money/credit-value.ts";
import { lists, type PaymentRow, type PaymentSum } from "#contract/operators/lists.ts";
import { paymentFailures } from "#contract/operators/payments.ts";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { inWords } from "#web/admin/lib/in-words.ts";
import { currencyOptions, moneyOf } from "#web/admin/lib/money.ts";
import { Page } from "#web/admin/lib/page.tsx";
import { run } from "#web/admin/lib/run.ts";
import { SearchForm } from "#web/admin/lib/search-form.tsx";
import { DenseTable } from "#web/admin/lib/tables.tsx";
import { momentColumn, userColumn } from "#web/admin/lists/common-columns.tsx";
import { type ListDeclaration, ListView, type MoneyView } from "#web/admin/lists/list-view.tsx";
import { PeriodSums, type SumFilters } from "#web/admin/lists/period-sums.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { creditsInWords, formatCredits, formatMoney } from "#words/money.ts";
import { initiatorWords, PaymentStatus } from "./payment-status.tsx";

export function PaymentsScreen() {
  const navigate = useNavigate();
  return (
    <Page title="Payments">
      <SearchForm
        label="Find a payment"
        hint="By its id, or the provider's such as pi_..."
        wanted=""
        busy={false}
        onSearch={(wanted) => void navigate(`/payments/${encodeURIComponent(wanted)}`)}
      />
      <ListView declared={payments} />
    </Page>
  );
}

export const cardBrands = [
  "visa",
  "mastercard",
  "amex",
  "discover",
  "diners",
  "jcb",
  "unionpay",
  "eftpos_au",
  "link",
  "unknown",
];

const payments: ListDeclaration<PaymentRow> = {
  list: "payments",
  title: "Payments",
  hasMoney: true,
  read: (body, signal) => run("list_payments", body, { signal }),
  choices: {
    state: { label: "State", values: lists.payments.states },
    brand: { label: "Card", values: cardBrands },
    failure: { label: "Not paid because", values: paymentFailures },
    currency: { label: "Currency", values: currencyOptions },
  },
  columns: {
    created: momentColumn("Begun"),
    user: userColumn,
    amount: {
      header: "Charge",
      align: "end",
      cell: (payment, money) => <Charge payment={payment} money={money} />,
      fields: (money) => (money === "usd" ? ["usd"] : ["charge_minor", "currency"]),
    },
    credits: {
      header: "Credits",
      align: "end",
      cell: ({ credits }) => formatCredits(credits),
      fields: () => ["credits"],
      isHidden: true,
    },
    refunded: {
      header: "Refunded",
      align: "end",
      cell: ({ refunded_minor, currency }) => (refunded_minor > 0 ? moneyOf(refunded_minor, currency) : "–"),
      fields: () => ["refunded_minor", "currency"],
      isHidden: true,
    },
    card: {
      header: "Card",
      cell: ({ cardBrand, cardLast4 }) => (cardBrand ? `${inWords(cardBrand)} •••• ${cardLast4}` : "–"),
      fields: () => ["cardBrand", "cardLast4"],
    },
    country: {
      header: "Country",
      cell: ({ cardCountry }) => cardCountry ?? "–",
      fields: () => ["cardCountry"],
    },
    state: {
      header: "State",
      cell: (payment) => <PaymentStatus payment={payment} />,
      fields: () => ["status", "disputedAt"],
    },
    failure: {
      header: "Not paid because",
      cell: ({ failure, status }) => (failure && status !== "completed" ? inWords(failure) : "–"),
      fields: () => ["failure"],
    },
    initiator: {
      header: "Begun by",
      cell: ({ initiator }) => initiatorWords[initiator],
      fields: () => ["initiator"],
      isHidden: true,
    },
    payment: {
      header: "Payment",
      align: "end",
      cell: (payment) => (
        <TextLink
          to={`/payments/${payment.id}`}
          aria-label={`Payment of ${moneyOf(payment.charge_minor, payment.currency)}`}
        >
          Open
        </TextLink>
      ),
      fields: () => ["id"],
    },
  },
  sums: (filters) => (
    <PeriodSums useCase="sum_payments" filters={filters}>
      {(period) => <PaymentSums filters={period} />}
    </PeriodSums>
  ),
};

function Charge({
  payment: { charge_minor, currency, usd },
  money,
}: {
  payment: PaymentRow;
  money: MoneyView;
}) {
  const [charged, inUsd] = [moneyOf(charge_minor, currency), formatMoney(usd, "USD")];
  return money === "usd" ? <span title={charged}>{inUsd}</span> : <span title={inUsd}>{charged}</span>;
}

function PaymentSums({ filters }: { filters: SumFilters }) {
  return (
    <Answer to={useRead("sum_payments", filters)}>
      {(rows) => (
        <DenseTable
          caption="Sums of the period"
          columns={sumColumns}
          rows={rows.length > 1 ? [...rows, togetherOf(rows)] : rows}
          rowKey={({ currency }) => currency ?? "all"}
          empty="Nothing was sold, refunded or disputed."
        />
      )}
    </Answer>
  );
}

type SumRow = Omit<PaymentSum, "currency" | "charge_minor"> &
  Partial<Pick<PaymentSum, "currency" | "charge_minor">>;

/** Credits are whole thousandths, so their sum is rounded to these. */
function togetherOf(sums: readonly PaymentSum[]): SumRow {
  const total = (part: "purchases" | "sold" | "back" | "disputed") =>
    Math.round(sums.reduce((sum, row) => sum + row[part] * 1_000, 0)) / 1_000;
  return {
    purchases: total("purchases"),
    sold: total("sold"),
    back: total("back"),
    disputed: total("disputed"),
  };
}

const sumColumns: readonly Column<SumRow>[] = [
  { header: "Currency", cell: ({ currency }) => currency ?? "Together" },
  { header: "Purchases", align: "end", cell: ({ purchases }) => purchases.toLocaleString("en") },
  {
    header: "Charged",
    align: "end",
    cell: ({ charge_minor, currency }) =>
      charge_minor === undefined || currency === undefined ? "–" : moneyOf(charge_minor, currency),
  },
  { header: "Sold", align: "end", cell: ({ sold }) => <Worth credits={sold} /> },
  { header: "Given back", align: "end", cell: ({ back }) => <Worth credits={back} /> },
  { header: "Taken back by banks", align: "end", cell: ({ disputed }) => <Worth credits={disputed} /> },
];

function Worth({ credits }: { credits: number }) {
  return <span title={creditsInWords(credits)}>{formatMoney(credits / creditsPerUsd(), "USD")}</span>;
}
