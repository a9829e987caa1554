import { Suspense } from "react";
import { useParams } from "react-router";
import { useChosenCurrency } from "#web/lib/chosen-currency.ts";
import { lazyWithQueries } from "#web/lib/lazy-with-queries.tsx";
import { useWrittenCountry } from "#web/tariff/use-written-country.ts";
import { Loading } from "#web/ui/loading.tsx";
import { NotLoaded } from "#web/ui/not-loaded.tsx";
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
