import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import type { ShownPurchaseSettings } from "#contract/operators/purchase-settings.ts";
import { ActDialog } from "#web/admin/lib/act-dialog.tsx";
import { Answer, Failure, useRead } from "#web/admin/lib/answer.tsx";
import { useMayRun } from "#web/admin/lib/operator.ts";
import { Page, Panel } from "#web/admin/lib/page.tsx";
import { type RunBody, run } from "#web/admin/lib/run.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Form } from "#web/kit/fields/field.tsx";
import { TextAreaField, TextField } from "#web/kit/fields/text-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { formatMoney } from "#words/money.ts";
import { CapFields, NewCustomerCaps } from "./new-customer-caps.tsx";
import { SoldCurrencies } from "./sold-currencies.tsx";

export function CurrenciesScreen() {
  const settings = useRead("read_purchase_settings", {});
  const mayChange = useMayRun("change_purchase_settings");
  return (
    <Page
      title="Currencies"
      lead="What users can pay in, how much one purchase may be, and how much new customers buy. A user who has paid in a currency keeps it when it is removed."
    >
      <Answer to={settings}>
        {(shown) => (
          <>
            <Panel
              title="In force"
              note={`Set by ${shown.isSet ? "an owner, here" : "the variables CURRENCIES, DEFAULT_CURRENCY, FIXED_RATES, PRESETS, LEAST_PURCHASE_USD, LARGEST_PURCHASE_USD and CREDITS_PER_USD"}`}
            >
              <SoldCurrencies caption="In force" settings={shown} />
              <NewCustomerCaps settings={shown} />
            </Panel>
            {mayChange && (
              <Panel title="Change">
                <ChangeCurrencies key={JSON.stringify(shown)} settings={shown} />
              </Panel>
            )}
          </>
        )}
      </Answer>
    </Page>
  );
}

type Texts = RunBody<"preview_purchase_settings">;

/** Shows what a change would mean before it can be saved. */
function ChangeCurrencies({ settings }: { settings: ShownPurchaseSettings }) {
  const preview = useMutation({
    mutationFn: async (texts: Texts) => ({ texts, shown: await run("preview_purchase_settings", texts) }),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: keyof Texts) => String(typed.get(name) ?? "");
    preview.mutate({
      currencies: text("currencies"),
      usual: text("usual"),
      fixedRates: text("fixedRates"),
      presets: text("presets"),
      leastUsd: text("leastUsd"),
      mostUsd: text("mostUsd"),
      creditsPerUsd: text("creditsPerUsd"),
      capPurchasesPerDay: text("capPurchasesPerDay"),
      capUsdPerDay: text("capUsdPerDay"),
      capUsdPerWeek: text("capUsdPerWeek"),
    });
  }

  return (
    <div className="space-y-5">
      {/* What is shown belongs to what was typed before. */}
      <Form onSubmit={submit} onChange={preview.reset} className="max-w-2xl space-y-4">
        <TextAreaField
          label="Currencies"
          hint="By their codes of ISO 4217, in the order of the users' list: USD, EUR, KWD"
          rows={2}
          defaultValue={settings.currencies}
          name="currencies"
        />
        <TextField
          label="Usual currency"
          hint="Chosen at first for readers whose region has none of these."
          autoComplete="off"
          defaultValue={settings.usual}
          name="usual"
        />
        <TextAreaField
          label="Fixed rates"
          hint="For currencies that the European Central Bank does not publish, each in a line, with the units for one USD and their day: KWD 0.3067 2026-11-01"
          rows={3}
          defaultValue={settings.fixedRates}
          name="fixedRates"
        />
        <TextAreaField
          label="Presets"
          hint="Round amounts in a currency, each currency in a line: EUR 10 20 50 100. Without a line they are the worth of 10, 20, 50 and 100 USD."
          rows={3}
          defaultValue={settings.presets}
          name="presets"
        />
        <TextField
          label="Least purchase in USD"
          inputMode="numeric"
          hint="Presets in USD below it are not offered."
          autoComplete="off"
          defaultValue={settings.leastUsd}
          name="leastUsd"
        />
        <TextField
          label="Largest purchase in USD"
          inputMode="numeric"
          hint="As many units of GBP, EUR, CAD and AUD, and its worth in other currencies."
          autoComplete="off"
          defaultValue={settings.mostUsd}
          name="mostUsd"
        />
        <TextField
          label="Credits for a USD"
          inputMode="numeric"
          hint={
            settings.isSold
              ? "Fixed, because credits were sold or given."
              : "10, 20, 50 or 100, and fixed with the first sale. Prices of calls stay in credits."
          }
          autoComplete="off"
          readOnly={settings.isSold}
          defaultValue={settings.creditsPerUsd}
          name="creditsPerUsd"
        />
        <CapFields settings={settings} />
        <Button type="submit" variant="secondary" busy={preview.isPending}>
          Preview
        </Button>
      </Form>
      <Failure error={preview.error} />
      {preview.data && (
        <section aria-label="Preview" className="space-y-4">
          <SoldCurrencies caption="Preview" settings={preview.data.shown} />
          <NewCustomerCaps settings={preview.data.shown} before={settings} />
          <CreditValue before={settings.creditsPerUsd} after={preview.data.shown.creditsPerUsd} />
          <SaveCurrencies {...preview.data} />
        </section>
      )}
    </div>
  );
}

function CreditValue({ before, after }: { before: string; after: string }) {
  if (before === after) return null;
  const worth = (credits: string) => formatMoney(1 / Number(credits), "USD");
  return (
    <Alert tone="warn">
      {`A credit is worth ${worth(after)} instead of ${worth(before)}. Prices of calls, and limits in credits that a variable sets, such as SPEND_PER_DAY, keep their figures, so each is ${Number(before) / Number(after)} times as much money: they are yours to change. Limits without a variable stay as much money. Each server takes it over when it starts again, and sells nothing until then.`}
    </Alert>
  );
}

function SaveCurrencies({ texts, shown }: { texts: Texts; shown: ShownPurchaseSettings }) {
  const named = (state: ShownPurchaseSettings["sold"][number]["state"]) =>
    shown.sold
      .filter((currency) => currency.state === state)
      .map(({ code }) => code)
      .join(", ") || "none";
  return (
    <ActDialog
      useCase="change_purchase_settings"
      button="Save"
      variant="primary"
      title="Change what can be bought?"
      sentence={`Added: ${named("added")}. Removed: ${named("removed")}. Kept for the users who have them: ${named("kept")}. Caps of new customers count from the next purchase on. Every server has the rest within 20 seconds. Prices that were fixed before can still be paid, and automatic recharges keep their amounts.`}
      body={(reason) => ({ ...texts, reason })}
      outcome={({ currencies }) => `Purchases are offered in ${currencies} from now on.`}
    />
  );
}
