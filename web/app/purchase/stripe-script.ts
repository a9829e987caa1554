import type { Stripe, StripeElementLocale } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messages } from "#contract/messages/messages.ts";
import type { PublicConfig } from "#contract/pages/config.ts";
import type { Language } from "#contract/pages/languages.ts";
import { configQuery, useConfig } from "#web/kit/api/config-query.ts";
import { useLanguage } from "#web/kit/loading/language.ts";
import { loadScript } from "#web/kit/loading/load-script.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { paymentProblem } from "./checkout.ts";

/** Origin that `loadStripe` loads the script from by itself. */
const stripeOrigin = "https://js.stripe.com";

/** https://docs.stripe.com/js/appendix/supported_locales has no Hindi. The form reads its direction from the page. */
export function formLocale(language: Language): StripeElementLocale {
  if (language === "pt") return "pt-BR";
  return language === "hi" ? "en" : language;
}

/**
 * The card provider's script, once it `isWanted`. An open form keeps its object, and with it what is typed, when the
 * language changes: `options.locale` words the form again. The sentences of a refused payment stay in the language that
 * the object was made in.
 */
export function useStripeScript(isWanted = true) {
  const [language] = useState(useLanguage());
  return useQuery({
    queryKey: ["stripe", language],
    queryFn: async ({ client }) => {
      const config = await client.ensureQueryData(configQuery);
      return openStripe(config.stripe, formLocale(language));
    },
    enabled: isWanted,
    retry: false,
    staleTime: "static",
    // Structural sharing could copy the script's live object.
    structuralSharing: false,
  });
}

/** Gives the card provider's script at a press, or throws PaymentProblem with a sentence for the user. */
export function useOpenStripe(isWanted = true): () => Promise<Stripe> {
  const stripe = useStripeScript(isWanted);
  const host = useScriptHost();
  return async () => {
    const { data, error } = stripe.data ? stripe : await stripe.refetch();
    if (data) return data;
    throw paymentProblem(formProblem(error ?? new Error(host), host).join(" "));
  };
}

export function useScriptHost(): string {
  return new URL(useConfig().data?.stripe.scriptUrl ?? stripeOrigin).host;
}

class UnsupportedFormError extends Error {
  override name = "UnsupportedFormError";
}

/** The sentences about a card form that is not there. */
export function formProblem(error: Pick<Error, "name" | "message">, host: string): string[] {
  if (error.name === "UnsupportedFormError") return [t(messages.payment.formUnsupported)];
  return [say(messages.payment.formFailed(error.message)), say(messages.payment.formBlocked(host))];
}

/**
 * Loads the script from the configured address, or else by `loadStripe`, which uses an object that is there.
 * @throws UnsupportedFormError when the script is here and does not run in this browser.
 */
async function openStripe(
  { publishableKey, scriptUrl }: PublicConfig["stripe"],
  locale: StripeElementLocale,
): Promise<Stripe> {
  if (scriptUrl) {
    await loadScript(scriptUrl);
    // Without an object `loadStripe` would ask the provider itself.
    if (!("Stripe" in globalThis)) throw new UnsupportedFormError();
  }
  const stripe = await loadStripe(publishableKey, { locale }).catch((error: unknown) => {
    // The library's own sentence names no host.
    if (error instanceof Error && error.message === "Failed to load Stripe.js")
      throw new Error(`${new URL(scriptUrl ?? stripeOrigin).host} did not answer`);
    throw new UnsupportedFormError();
  });
  if (!stripe) throw new UnsupportedFormError();
  return stripe;
}
