import type { ComponentType } from "react";

export interface PublicPage {
  path: string;
  /** What the page shows depends on the address's query, so with a query the server does not render it. */
  readsQuery?: true;
  load: () => Promise<ComponentType>;
}

/** The pages for everyone. The server sends each as HTML. */
export const publicPages: readonly PublicPage[] = [
  {
    path: "/",
    load: async () => (await import("#web/features/landing/landing-page.tsx")).LandingPage,
  },
  {
    path: "/about",
    load: async () => (await import("#web/features/about/about-page.tsx")).AboutPage,
  },
  {
    path: "/rates",
    readsQuery: true,
    load: async () => (await import("#web/features/rates/rates-page.tsx")).RatesPage,
  },
  {
    path: "/contact",
    load: async () => (await import("#web/features/contact/contact-page.tsx")).ContactPage,
  },
  {
    path: "/register",
    load: async () => (await import("#web/features/sign-in/register-page.tsx")).RegisterPage,
  },
  {
    path: "/login",
    load: async () => (await import("#web/features/sign-in/login-page.tsx")).LoginPage,
  },
];
