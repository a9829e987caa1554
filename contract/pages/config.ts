import * as z from "zod/mini";
import { offeredCurrenciesSchema } from "#contract/money/purchase-settings.ts";
import { route } from "#contract/route.ts";
import { captchaConfigSchema } from "#contract/users/captcha.ts";
import { languages } from "./languages.ts";
import { configPath, providerNamePattern } from "./paths.ts";

/** The names that the card provider's API has for wallets whose payments are card payments. */
export const walletSchema = z.enum(["apple_pay", "google_pay"]);
export type Wallet = z.infer<typeof walletSchema>;

/** Public configuration that the browser needs before it connects to the outside services. */
export const publicConfigSchema = z.object({
  presetsUsd: z.array(z.number()),
  /** Where it is not 10. */
  creditsPerUsd: z.optional(z.int()),
  /** The currencies to choose from; servers of an older version leave them out. */
  currencies: z.optional(offeredCurrenciesSchema),
  stripe: z.object({
    publishableKey: z.string(),
    /** Address that Stripe.js is loaded from, when not from Stripe itself. */
    scriptUrl: z.optional(z.url()),
    /** Offered where the browser has them; none unless they are configured. */
    wallets: z.array(walletSchema),
  }),
  voice: z.object({
    /** `host:port` of the signalling service, when not the carrier's own. */
    signallingHost: z.optional(z.string()),
  }),
  captcha: captchaConfigSchema,
  /** The operator as users see it; each part is empty when nothing is to be said. */
  operator: z.optional(
    z.object({
      /** The company that runs the product, in lines. */
      imprint: z.string(),
      supportAddress: z.string(),
      /** The picture before the name, with its size in pixels. */
      logo: z.optional(z.object({ path: z.string(), width: z.int(), height: z.int() })),
      links: z.array(z.object({ label: z.string(), url: z.url() })),
    }),
  ),
  /** The languages that the operator offers; all where a server of an older version does not say. */
  languages: z.optional(z.array(z.enum(languages))),
  /** Actions the operator switched off for now; the server refuses them with a sentence. Not in pages that come as HTML. */
  switchedOff: z.optional(z.array(z.enum(["calling", "purchases", "sign_up"]))),
  /** The OpenID Connect providers in the order of their buttons. */
  signInProviders: z.array(
    z.object({ name: z.string().check(z.regex(providerNamePattern)), label: z.string() }),
  ),
  /** True when the server makes traces, which the page then begins. */
  tracing: z.optional(z.boolean()),
  /** Set while any outside service is a sandbox. */
  sandbox: z.optional(z.object({ inboxUrl: z.url() })),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;

export const configRoutes = {
  config: route(`GET ${configPath}`, {
    summary: "Public keys, addresses and presets",
    access: "visitor",
    reply: publicConfigSchema,
  }),
} as const;
