import type { Stripe } from "@stripe/stripe-js";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { messages } from "#contract/messages/messages.ts";
import { refreshBalance } from "#web/kit/api/user-queries.ts";
import type { AskedCaptcha } from "#web/kit/captcha/use-asked-captcha.tsx";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { type Checkout, type Payment, PaymentEnded, PriceExpired, paymentProblem } from "./checkout.ts";

interface Attempt {
  /** The card provider's script; null, like a card that is null, while it loads. */
  openStripe: () => Stripe | null | Promise<Stripe>;
  card: Payment["card"] | null;
}

export interface Pay {
  isPending: boolean;
  /** True while an attempt waits for the network, before anything is sent. */
  isPaused: boolean;
  error: Error | null;
  /** True while the outcome of the last attempt is not known, because its answer was lost. */
  isUndecided: boolean;
  /** True while the choice of card, and of saving it, must stay: another one could charge twice. */
  isLocked: boolean;
  /** Start of the last attempt, in milliseconds since 1970. */
  startedAt_ms: number;
  /** Tells whether an attempt runs, also before the page shows that it has begun or ended. */
  isRunning(): boolean;
  /** Starts an attempt unless another one runs; then returns false. `onFailure` is called when the attempt fails. */
  start(attempt: Attempt, onFailure?: (error: Error) => void): boolean;
  forgetError(): void;
}

interface PayOptions {
  /** Undefined until there is a price. */
  checkout: Checkout | undefined;
  captcha: AskedCaptcha;
  onPriceExpired: () => Promise<void>;
  /** Called once the credits are there. */
  onPaid: () => void | Promise<void>;
}

export function usePay({ checkout, captcha, onPriceExpired, onPaid }: PayOptions): Pay {
  const queries = useQueryClient();
  const isPaying = useRef(false);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  const pay = useMutation({
    mutationFn: async ({ openStripe, card }: Attempt) => {
      const stripe = await openStripe();
      // An attempt that waited for the network goes on, but never behind a buyer's back.
      if (hasLeft.current) throw paymentProblem(t(messages.payment.failed));
      if (!stripe || !card || !checkout) throw paymentProblem(t(messages.payment.stripeNotLoaded));
      const returnUrl = `${window.location.origin}/dashboard`;
      try {
        return await checkout.pay({ stripe, card, returnUrl, captchaToken: captcha.token });
      } catch (error) {
        if (error instanceof PriceExpired) await onPriceExpired();
        throw error;
      }
    },
    onSuccess: async (credits) => {
      drafts.drop("amount");
      void refreshBalance(queries);
      toast.success(say(messages.payment.success(credits)));
      await onPaid();
    },
    // A failed payment may appear in the history, or be credited a moment later.
    onError: (error) => {
      // A declined card used no CAPTCHA: only starting a payment does.
      if (error instanceof PaymentEnded || error.cause !== undefined) captcha.attempted(error.cause);
      void refreshBalance(queries);
    },
  });

  return {
    isPending: pay.isPending,
    isPaused: pay.isPaused,
    error: pay.error,
    isUndecided: !pay.isPending && checkout?.state === "undecided",
    isLocked: pay.isPending || (checkout !== undefined && checkout.state !== "open"),
    startedAt_ms: pay.submittedAt,
    isRunning: () => isPaying.current,
    start(attempt, onFailure) {
      // A second press can come before the button is drawn as disabled.
      if (isPaying.current) return false;
      isPaying.current = true;
      pay.mutate(attempt, {
        ...(onFailure && { onError: onFailure }),
        onSettled: () => {
          isPaying.current = false;
        },
      });
      return true;
    },
    forgetError() {
      if (!isPaying.current) pay.reset();
    },
  };
}
