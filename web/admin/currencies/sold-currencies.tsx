import type { ShownPurchaseSettings } from "#contract/operators/purchase-settings.ts";
import { DenseTable } from "#web/admin/lib/tables.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { currencyName } from "#web/kit/wording/format.ts";
import { creditsInWords, formatMoney } from "#words/money.ts";

type Sold = ShownPurchaseSettings["sold"][number];

/** Currencies with their rates, and what users are offered in each. */
export function SoldCurrencies({ caption, settings }: { caption: string; settings: ShownPurchaseSettings }) {
  const { sold, usual } = settings;
  const columns: Column<Sold>[] = [
    { header: "Currency", cell: ({ code }) => currencyName(code) },
    {
      header: "State",
      cell: ({ code, state, users }) => stateInWords(state, users) + (code === usual ? ", usual" : ""),
    },
    { header: "1 USD", align: "end", cell: rateInWords },
    { header: "Least", align: "end", cell: ({ code, least }) => money(code, least) },
    { header: "Most typed", align: "end", cell: ({ code, most }) => money(code, most) },
    {
      header: "Presets",
      align: "end",
      cell: ({ code, presets }) => (
        <ul>
          {presets.map(({ amount, credits }) => (
            <li key={amount}>{`${formatMoney(amount, code)}: ${creditsInWords(credits)}`}</li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <DenseTable
      caption={caption}
      columns={columns}
      rows={sold}
      rowKey={({ code }) => code}
      empty="No currency is offered."
    />
  );
}

function stateInWords(state: Sold["state"], users: number): string {
  const having = users === 1 ? "1 user who has it" : `${users} users who have it`;
  return {
    offered: "Offered",
    added: "Added",
    kept: `Kept for ${having}`,
    removed: "Removed",
  }[state];
}

function rateInWords({ code, perUsd, fixedAt }: Sold): string {
  if (perUsd === null) return "Not known yet: nothing is sold";
  return fixedAt === null ? `${perUsd} ${code}` : `${perUsd} ${code}, fixed ${fixedAt}`;
}

function money(code: Sold["code"], amount: number | null): string {
  return amount === null ? "–" : formatMoney(amount, code);
}
