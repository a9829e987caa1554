import type { ShownPurchaseSettings } from "#contract/operators/purchase-settings.ts";
import { FactColumn } from "#web/admin/lib/page.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { formatMoney } from "#words/money.ts";

type Cap = "capPurchasesPerDay" | "capUsdPerDay" | "capUsdPerWeek";

interface CapsProps {
  settings: ShownPurchaseSettings;
  /** The settings that a change would replace. */
  before?: ShownPurchaseSettings;
}

/** Caps of new customers, each with its origin, and what they keep from being bought. */
export function NewCustomerCaps({ settings, before }: CapsProps) {
  const { presetsAbove, newDays } = settings.newCustomers;
  const worded = (cap: Cap) => {
    const now = figureOf(settings, cap);
    const earlier = before && figureOf(before, cap);
    const change = earlier === undefined || earlier === now ? "" : ` instead of ${earlier}`;
    return `${now}${change}, ${settings[cap] === "" ? "by its variable" : "set here"}`;
  };
  return (
    <div className="mt-4 space-y-3">
      <h3 className="font-semibold text-sm">New customers</h3>
      <FactColumn
        facts={[
          ["Purchases in 24 hours", worded("capPurchasesPerDay")],
          ["Bought in 24 hours, at most", worded("capUsdPerDay")],
          ["Bought in 7 days, at most", worded("capUsdPerWeek")],
          ["New until", `${newDays} days after the first payment`],
          [
            "Presets above it",
            presetsAbove.map(({ code, amount }) => formatMoney(amount, code)).join(", ") || "none",
          ],
        ]}
      />
    </div>
  );
}

function figureOf({ newCustomers }: ShownPurchaseSettings, cap: Cap): string {
  return {
    capPurchasesPerDay: `${newCustomers.purchasesPerDay}`,
    capUsdPerDay: formatMoney(newCustomers.usdPerDay, "USD"),
    capUsdPerWeek: formatMoney(newCustomers.usdPerWeek, "USD"),
  }[cap];
}

/** Fields of the form; an empty one leaves the figure to the variable. */
export function CapFields({ settings }: { settings: ShownPurchaseSettings }) {
  const field = (cap: Cap, label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={settings[cap]}
      name={cap}
      hint={
        settings[cap] === ""
          ? `Empty: ${figureOf(settings, cap)}, by its variable.`
          : "Empty: by its variable."
      }
    />
  );
  return (
    <>
      {field("capPurchasesPerDay", "New customers: purchases in 24 hours")}
      {field("capUsdPerDay", "New customers: USD in 24 hours")}
      {field("capUsdPerWeek", "New customers: USD in 7 days")}
    </>
  );
}
