import { Suspense } from "react";
import { useParams } from "react-router";
import { lazyWithQueries } from "#web/kit/api/lazy-with-queries.tsx";
import { useChosenCurrency } from "#web/kit/kept/chosen-currency.ts";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { useWrittenCountry } from "#web/number/tariff/use-written-country.ts";
import { CountryNotFound } from "./country-not-found.tsx";
import { CountryView } from "./country-view.tsx";

const AskedCountry = lazyWithQueries(
  async () => (await import("./asked-country.tsx")).AskedCountry,
  NotLoaded,
);

/** The prices of the country in the address. Those in USD are in the page; in another currency they are asked for. */
export function CountryPage() {
  const { country: slug = "" } = useParams();
  const currency = useChosenCurrency();
  const written = useWrittenCountry(slug);
  // The server writes the prices of every country that it knows into its page.
  if (!written && import.meta.env.SSR) return <CountryNotFound name="" />;
  const known = written && <CountryView prices={written} currency="USD" />;
  if (known && currency === "USD") return known;
  return (
    <Suspense fallback={known ?? <Loading />}>
      <AskedCountry slug={slug} currency={currency} written={written} />
    </Suspense>
  );
}
