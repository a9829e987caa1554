import { type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { firstCountry } from "#contract/pages/page-facts.ts";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { buttonStyle } from "#web/kit/controls/button-style.ts";
import { TextLink } from "#web/kit/controls/links.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { NumberPricePanel } from "#web/number/price/number-price-panel.tsx";
import { useAskedPrice } from "#web/number/price/use-asked-price.ts";
import { countryPath } from "#web/number/tariff/country-pages.ts";
import { pricesByCountry } from "#web/number/tariff/country-prices.ts";
import { usePriceList } from "#web/number/tariff/price-queries.ts";
import { nameInAddress } from "#words/country-names.ts";
import { collator } from "#words/formats.ts";
import { t } from "#words/translate.ts";
import { CountryResult } from "./country-result.tsx";

/** The price of a call, for visitors. Before scripts it is a form that leads to a country's page. */
export function PriceBox() {
  const [code, setCode] = useState<string>(firstCountry);
  const [typed, setTyped] = useState("");
  const [isUsed, setUsed] = useState(false);
  const { names, prices, hasFailed } = useCountries(isUsed);
  const navigate = useNavigate();
  const price = useAskedPrice(typed);
  const { minuteInMoney, rateInWords } = useCreditMoney();
  const form = useRef<HTMLFormElement>(null);

  // Takes over the choice and text that were entered in the HTML, before this code was here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: afterwards this code follows the controls itself
  useEffect(() => {
    const texts = new FormData(form.current ?? undefined);
    const early = String(texts.get("country") ?? code);
    if (early !== code) choose(early);
    setTyped(String(texts.get("to") ?? ""));
  }, []);

  function choose(country: string): void {
    setUsed(true);
    setTyped("");
    setCode(country);
  }

  const chosen = prices.find(({ country }) => country === code) ?? (isUsed ? undefined : prices[0]);

  function pathOf(country: string): string {
    return countryPath(nameInAddress(country, names.get(country) ?? country));
  }

  function showPage(event: SubmitEvent): void {
    event.preventDefault();
    const priced = price.state === "priced" && !price.old ? price.price : undefined;
    const query = priced === undefined ? "" : `?number=${encodeURIComponent(priced.number)}`;
    if (typed !== "" && priced === undefined) void navigate(`/rates?q=${encodeURIComponent(typed)}`);
    else void navigate(pathOf(priced?.country ?? code) + query);
  }

  return (
    <section aria-label={t("Prices")} className="rounded-card bg-surface p-5 text-ink shadow-float sm:p-7">
      <h2 className="font-bold text-xl">{t("What does a call cost?")}</h2>
      <form
        ref={form}
        action="/rates"
        onSubmit={showPage}
        onFocus={() => setUsed(true)}
        className="mt-5 space-y-4"
      >
        <SelectField
          label={t("Country")}
          name="country"
          options={[...names].map(([value, label]) => ({ value, label }))}
          value={chosen?.country ?? code}
          onChange={(event) => choose(event.target.value)}
        />
        <TextField
          label={t("Or a phone number")}
          name="to"
          type="tel"
          autoComplete="off"
          placeholder="+91 98765 43210"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed === "" ? (
          <CountryResult prices={chosen} hasFailed={hasFailed} />
        ) : (
          <NumberPricePanel price={price} onChoose={setTyped} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <button type="submit" className={buttonStyle("secondary", "medium")}>
            {t("More about this price")}
          </button>
          <TextLink to="/rates" className="text-sm">
            {t("All rates")}
          </TextLink>
        </div>
      </form>
      <p suppressHydrationWarning className="mt-5 border-line border-t pt-4 text-ink-soft text-xs">
        {t("1 credit is {price}. Billed by the minute, rounded up. No account needed to look.", {
          price: minuteInMoney(1),
        })}{" "}
        {rateInWords}
      </p>
    </section>
  );
}

/** The names of all countries by code, and the prices of those that are known so far. */
function useCountries(isUsed: boolean) {
  const facts = usePageFacts();
  // The landing page comes with all names and the first country's prices; other pages come with less.
  const hasNames = Object.keys(facts?.countryNames ?? {}).length > 1;
  const list = usePriceList(isUsed || !hasNames || facts?.country === undefined);
  return useMemo(() => {
    const { country, countryNames = {} } = facts ?? {};
    const prices = pricesByCountry(list.data?.destinations ?? country?.destinations ?? [], countryNames);
    const priced = list.data ? prices.map(({ country: code, name }) => [code, name] as const) : [];
    const names = new Map(priced.length > 0 ? priced : Object.entries(countryNames));
    return { names: new Map([...names].sort(byName)), prices, hasFailed: list.isError };
  }, [facts, list.data, list.isError]);
}

function byName([, left]: readonly [string, string], [, right]: readonly [string, string]): number {
  return collator().compare(left, right);
}
