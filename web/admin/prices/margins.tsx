import type { FormEvent } from "react";
import { useSearchParams } from "react-router";
import { type Margin, type MarginOrder, marginOrders } from "#contract/operators/tariffs.ts";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { usdPerMinute } from "#web/admin/lib/money.ts";
import { Panel } from "#web/admin/lib/page.tsx";
import { LongTable } from "#web/admin/lib/tables.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { Form } from "#web/kit/fields/field.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { formatCredits } from "#words/money.ts";

const orders: Record<MarginOrder, string> = {
  margin: "Smallest margin",
  most_sold: "Most sold",
  least_used: "Least used",
};
const options = marginOrders.map((value) => ({ value, label: orders[value] }));

/** Margins of the prices in force, by destination. The address carries the order and the search. */
export function Margins() {
  const [address, setAddress] = useSearchParams();
  const order = marginOrders.find((one) => one === address.get("order")) ?? "margin";
  const search = address.get("destination") ?? "";
  const margins = useRead("read_margins", { order, search }, { version: "" });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setAddress({ order: String(typed.get("order")), destination: String(typed.get("destination")).trim() });
  }

  return (
    <Panel title="Margins" note="Prices in force; calls of the last 30 days">
      <div className="space-y-4">
        <Form
          key={`${order} ${search}`}
          onSubmit={submit}
          role="search"
          className="grid items-end gap-4 md:grid-cols-[1fr_16rem_auto]"
        >
          <TextField
            label="Destination"
            maxLength={100}
            autoComplete="off"
            name="destination"
            defaultValue={search}
          />
          <SelectField label="First" options={options} name="order" defaultValue={order} />
          <Button type="submit" variant="secondary" className="min-h-12">
            Show
          </Button>
        </Form>
        <Answer to={margins}>
          {({ counts, margins: listed }) => (
            <>
              <p className="text-sm">
                {`${counts.destinations} destinations: ${counts.belowCost} below cost, ${counts.unknownCost} without a known cost.`}
                {counts.awaitingCost > 0 &&
                  ` ${counts.awaitingCost} more would be free and are not sold: cost unknown. They can be sold once the deck names what the carrier asks for them.`}
              </p>
              {listed.length === 0 ? (
                <p className="text-ink-soft text-sm">No destination has this name.</p>
              ) : (
                <LongTable
                  caption="Margins"
                  columns={columns}
                  rows={listed}
                  rowKey={({ destination }) => destination}
                />
              )}
            </>
          )}
        </Answer>
      </div>
    </Panel>
  );
}

const columns: readonly Column<Margin>[] = [
  {
    header: "Destination",
    cell: ({ destination, prefixes, prefix }) => (
      <span>
        {destination}
        <span className="block text-ink-soft text-xs">
          {prefixes === 1 ? prefix : `${prefix}, the least of ${prefixes} prefixes`}
        </span>
      </span>
    ),
  },
  { header: "A minute", align: "end", cell: (margin) => usdPerMinute(margin.usdPerMinute) },
  { header: "Carrier", align: "end", cell: Cost },
  { header: "Margin", align: "end", cell: MarginOf },
  { header: "Calls", align: "end", cell: ({ calls }) => calls.toLocaleString("en") },
  {
    header: "Minutes",
    align: "end",
    cell: ({ answered_s }) => Math.ceil(answered_s / 60).toLocaleString("en"),
  },
  { header: "Credits", align: "end", cell: ({ charged }) => formatCredits(charged) },
];

function Cost({ carrierUsdPerMinute, isEstimate }: Margin) {
  if (carrierUsdPerMinute === null) return "cost unknown";
  return (
    <span>
      {usdPerMinute(carrierUsdPerMinute)}
      {isEstimate && <span className="block text-ink-soft text-xs">list price</span>}
    </span>
  );
}

function MarginOf({ usdPerMinute: price, carrierUsdPerMinute: cost }: Margin) {
  if (cost === null) return "–";
  if (cost > price) return <Badge tone="danger">{`Below cost by ${usdPerMinute(cost - price)}`}</Badge>;
  if (price === 0) return "–";
  return (1 - cost / price).toLocaleString("en", { style: "percent", maximumFractionDigits: 1 });
}
