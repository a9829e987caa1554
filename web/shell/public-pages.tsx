import type { ComponentType } from "react";
import { chosenCurrency } from "#web/lib/chosen-currency.ts";
import { island } from "./island.tsx";

export interface PublicPage {
  path: string;
  /** What the page shows depends on the address's query, so with a query the server does not render it. */
  readsQuery?: true;
  load: () => Promise<ComponentType>;
}

const loadLegalPage = island(async () => (await import("#web/features/legal/legal-page.tsx")).LegalPage);

/** The pages for everyone. The server sends each as HTML. */
export const publicPages: readonly PublicPage[] = [
  {
    path: "/",
    load: island(async () => (await import("#web/features/landing/landing-page.tsx")).LandingPage),
  },
  {
    path: "/about",
    load: island(async () => (await import("#web/features/about/about-page.tsx")).AboutPage),
  },
  {
    path: "/rates",
    readsQuery: true,
    load: island(
      async () => (await import("#web/features/rates/rates-page.tsx")).RatesPage,
      // The HTML has the prices in USD.
      () => chosenCurrency() !== "USD",
    ),
  },
  {
    path: "/contact",
    load: island(async () => (await import("#web/features/contact/contact-page.tsx")).ContactPage),
  },
  {
    path: "/register",
    load: island(async () => (await import("#web/features/sign-in/register-page.tsx")).RegisterPage),
  },
  {
    path: "/login",
    load: island(async () => (await import("#web/features/sign-in/login-page.tsx")).LoginPage),
  },
  {
    path: "/terms",
    load: loadLegalPage,
  },
  {
    path: "/privacy",
    load: loadLegalPage,
  },
  {
    path: "/refunds",
    load: loadLegalPage,
  },
];

/** The prices of one country. The server knows which countries there are. */
export const countryPattern = "/rates/:country";
export const loadCountryPage = island(
  async () => (await import("#web/features/rates/country-page.tsx")).CountryPage,
  () => chosenCurrency() !== "USD",
);

/** What every address without a page shows. */
export const loadNotFoundPage = island(
  async () => (await import("#web/features/not-found/not-found-page.tsx")).NotFoundPage,
);
