import { useParams } from "react-router";
import { useChosenCurrency } from "#web/lib/chosen-currency.ts";
import { useFoundCountry } from "#web/tariff/use-found-country.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { CountryNotFound } from "./country-not-found.tsx";
import { CountryView } from "./country-view.tsx";

/** The prices of the country in the address. */
export function CountryPage() {
  const { country: slug = "" } = useParams();
  const found = useFoundCountry(slug, useChosenCurrency());
  switch (found.state) {
    case "found":
      return <CountryView prices={found.country} currency={found.currency} />;
    case "unknown":
      return <CountryNotFound name={slug.replaceAll("-", " ")} />;
    case "loading":
      return <Loading />;
    case "failed":
      return <Alert tone="danger">The prices could not be loaded.</Alert>;
  }
}
