import { Suspense } from "react";
import { useParams } from "react-router";
import { lazyWithQueries } from "#web/kit/api/lazy-with-queries.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { useWrittenCountry } from "#web/number/tariff/use-written-country.ts";
import { CountryNotFound } from "./country-not-found.tsx";
import { CountryView } from "./country-view.tsx";

const AskedCountry = lazyWithQueries(async () => (await import("./asked-country.tsx")).AskedCountry);

/** The prices of the country in the address. They are in its page, and asked for where another page leads to it. */
export function CountryPage() {
  const { country: slug = "" } = useParams();
  const written = useWrittenCountry(slug);
  // The server writes the prices of every country that it knows into its page.
  if (!written && import.meta.env.SSR) return <CountryNotFound name="" />;
  if (written) return <CountryView prices={written} />;
  return (
    <Suspense fallback={<Loading />}>
      <AskedCountry slug={slug} />
    </Suspense>
  );
}
