import type { ComponentType } from "react";
import { legalPages } from "#contract/pages/paths.ts";

interface PublicPage {
  path: string;
  /** The page's content depends on the address's query, so with a query the server does not render it. */
  readsQuery?: true;
  load: () => Promise<ComponentType>;
}

export const publicPages: readonly PublicPage[] = [
  { path: "/", load: async () => (await import("#web/site/landing/landing-page.tsx")).LandingPage },
  { path: "/about", load: async () => (await import("#web/site/about-page.tsx")).AboutPage },
  {
    path: "/rates",
    readsQuery: true,
    load: async () => (await import("#web/site/rates/rates-page.tsx")).RatesPage,
  },
  { path: "/contact", load: async () => (await import("#web/site/contact/contact-page.tsx")).ContactPage },
  {
    path: "/register",
    load: async () => (await import("#web/site/sign-in/register/register-page.tsx")).RegisterPage,
  },
  { path: "/login", load: async () => (await import("#web/site/sign-in/login/login-page.tsx")).LoginPage },
  ...legalPages.map(({ path }) => ({
    path,
    load: async () => (await import("#web/site/legal/legal-page.tsx")).LegalPage,
  })),
];

/** The prices of one country. The server knows which countries there are. */
export const countryPattern = "/rates/:country";
export async function loadCountryPage() {
  return (await import("#web/site/rates/country-page.tsx")).CountryPage;
}

export async function loadNotFoundPage() {
  return (await import("#web/site/not-found-page.tsx")).NotFoundPage;
}
