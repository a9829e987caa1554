import { type DisputeRow, lists, type RefundRow } from "#contract/operators/lists.ts";
import { inWords } from "#web/admin/lib/in-words.ts";
import { currencyOptions } from "#web/admin/lib/money.ts";
import { Page } from "#web/admin/lib/page.tsx";
import { run } from "#web/admin/lib/run.ts";
import { amountColumn, momentColumn, paymentColumn, userColumn } from "#web/admin/lists/common-columns.tsx";
import { type ListDeclaration, ListView } from "#web/admin/lists/list-view.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import { formatCredits } from "#words/money.ts";
import { refundOriginWords } from "./payment-status.tsx";
import { cardBrands } from "./payments-screen.tsx";

export function RefundsScreen() {
  return (
    <Page
      title="Refunds"
      lead="Those that users and operators asked for, and those made at the card provider itself."
    >
      <ListView declared={refunds} />
    </Page>
  );
}

export function DisputesScreen() {
  return (
    <Page title="Disputes" lead="Credits that cardholders' banks took, and those that came again.">
      <ListView declared={disputes} />
    </Page>
  );
}

const choices = {
  brand: { label: "Card", values: cardBrands },
  currency: { label: "Currency", values: currencyOptions },
};

const refundTones = { requested: "warn", done: "good", refused: "danger" } as const;

const refunds: ListDeclaration<RefundRow> = {
  list: "refunds",
  title: "Refunds",
  read: (body, signal) => run("list_refunds", body, { signal }),
  choices: { ...choices, state: { label: "State", values: lists.refunds.states } },
  columns: {
    created: momentColumn("Asked for"),
    user: userColumn,
    amount: amountColumn,
    askedBy: {
      header: "By",
      cell: ({ askedBy }) => refundOriginWords[askedBy],
      fields: () => ["askedBy"],
    },
    state: {
      header: "State",
      cell: ({ status }) => <Badge tone={refundTones[status]}>{inWords(status)}</Badge>,
      fields: () => ["status"],
    },
    payment: paymentColumn,
  },
};

const disputes: ListDeclaration<DisputeRow> = {
  list: "disputes",
  title: "Disputes",
  read: (body, signal) => run("list_disputes", body, { signal }),
  choices: { ...choices, state: { label: "State", values: lists.disputes.states } },
  columns: {
    created: momentColumn("Moved"),
    user: userColumn,
    amount: amountColumn,
    credits: {
      header: "Credits",
      align: "end",
      cell: ({ credits }) => formatCredits(credits),
      fields: () => ["credits"],
    },
    state: {
      header: "State",
      cell: ({ state }) => <Badge tone={state === "taken" ? "danger" : "good"}>{inWords(state)}</Badge>,
      fields: () => ["state"],
    },
    payment: paymentColumn,
  },
};
