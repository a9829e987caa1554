import type { ComponentType } from "react";

export interface PublicPage {
  path: string;
  /** What search engines and link previews say of it. */
  description: string;
  /** What the page shows depends on the address's query, so with a query the server does not render it. */
  readsQuery?: true;
  load: () => Promise<ComponentType>;
}

/** A page that asks the server. */
function withQueries(load: () => Promise<ComponentType>) {
  return async (): Promise<ComponentType> => {
    const [Page, { WithQueries }] = await Promise.all([load(), import("#web/lib/with-queries.tsx")]);
    return () => (
      <WithQueries>
        <Page />
      </WithQueries>
    );
  };
}

/** The pages for everyone. The server sends each as HTML. */
export const publicPages: readonly PublicPage[] = [
  {
    path: "/",
    description:
      "Call any landline or mobile in the world from your browser. Buy prepaid credits by card; they never expire. No subscription.",
    load: async () => (await import("#web/features/landing/landing-page.tsx")).LandingPage,
  },
  {
    path: "/about",
    description:
      "Farline lets you call any phone in the world from your browser and pay only for the minutes you talk. You see the price before you dial.",
    load: async () => (await import("#web/features/about/about-page.tsx")).AboutPage,
  },
  {
    path: "/rates",
    readsQuery: true,
    description:
      "What a minute costs to every country, landline and mobile. The price you see is the price you pay.",
    load: withQueries(async () => (await import("#web/features/rates/rates-page.tsx")).RatesPage),
  },
  {
    path: "/contact",
    description:
      "Questions about a call, a payment or anything else: write to Farline and a person will answer.",
    load: withQueries(async () => (await import("#web/features/contact/contact-page.tsx")).ContactPage),
  },
  {
    path: "/register",
    description:
      "Create your Farline account: one account, every country. You only pay for the credits you buy.",
    load: withQueries(async () => (await import("#web/features/sign-in/register-page.tsx")).RegisterPage),
  },
  {
    path: "/login",
    description: "Log in to Farline to call any phone in the world and to see your credits.",
    load: withQueries(async () => (await import("#web/features/sign-in/login-page.tsx")).LoginPage),
  },
];
