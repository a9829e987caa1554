import { PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { messages } from "#contract/messages.ts";
import { formatCredits } from "#contract/money.ts";
import { type AskedCaptcha, useAskedCaptcha } from "#web/captcha/use-asked-captcha.tsx";
import { drafts } from "#web/lib/browser-drafts.ts";
import { refreshBalance, useUser } from "#web/lib/user-queries.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast.ts";
import type { Checkout } from "./checkout.ts";
import { PaymentEnded, PriceExpired, paymentProblem } from "./payment-problem.ts";

interface CardFormProps {
  checkout: Checkout;
  /** Why the card provider's script did not load. */
  scriptProblem: Error | null;
  onCancel: () => void;
  onPriceExpired: () => Promise<void>;
}

export function CardForm({ checkout, scriptProblem, onCancel, onPriceExpired }: CardFormProps) {
  const [isReady, setReady] = useState(false);
  const [elementProblem, setElementProblem] = useState<string | null>(null);
  const loadProblem = scriptProblem?.message ?? elementProblem;
  const captcha = useAskedCaptcha("create_payment");
  const pay = usePay({ checkout, isReady, onPriceExpired, captcha });
  const { register, handleSubmit } = useForm({ values: { billingName: useFullName() } });
  const isPaying = useRef(false);

  function submit({ billingName }: { billingName: string }): void {
    // A second press can come before the button is drawn as disabled.
    if (isPaying.current) return;
    isPaying.current = true;
    pay.mutate(billingName.trim(), {
      onSettled: () => {
        isPaying.current = false;
      },
    });
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="space-y-6">
      {loadProblem ? (
        <Alert tone="danger">{messages.payment.formFailedPrefix + loadProblem}</Alert>
      ) : (
        <>
          <TextField label="Name on card" autoComplete="cc-name" {...register("billingName")} />
          <div className="relative min-h-56">
            {!isReady && (
              <div className="absolute inset-x-0">
                <Loading label="Loading the card form..." />
              </div>
            )}
            <PaymentElement
              onReady={() => {
                setReady(true);
                pay.reset();
              }}
              onLoadError={({ error }) => setElementProblem(error.message ?? error.type)}
            />
          </div>
        </>
      )}
      <div ref={pay.isError ? bringIntoView : null} className="scroll-mb-4 space-y-6">
        {captcha.field}
        {pay.isError && <Alert tone="danger">{pay.error.message}</Alert>}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" size="large" disabled={pay.isPending} onClick={onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            size="large"
            disabled={loadProblem !== null || captcha.isMissing}
            busy={pay.isPending}
            className="sm:min-w-48"
          >
            Pay Now
          </Button>
        </div>
      </div>
      <p className="text-ink-soft text-xs">
        Your card details go straight to our card provider. We never see them and do not store them.
      </p>
    </form>
  );
}

/** An alert pushes Pay Now down, so the page scrolls until both are visible. */
function bringIntoView(element: HTMLElement | null): void {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element?.scrollIntoView({ block: "nearest", behavior: isStill ? "instant" : "smooth" });
}

interface PayOptions extends Pick<CardFormProps, "checkout" | "onPriceExpired"> {
  isReady: boolean;
  captcha: AskedCaptcha;
}

/** Pays, shows the result and navigates to the dashboard. */
function usePay({ checkout, isReady, onPriceExpired, captcha }: PayOptions) {
  const stripe = useStripe();
  const elements = useElements();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const billingEmail = useUser().data?.email ?? "";
  return useMutation({
    mutationFn: async (billingName: string) => {
      if (!stripe || !elements || !isReady) throw paymentProblem(messages.payment.stripeNotLoaded);
      const returnUrl = `${window.location.origin}/dashboard`;
      try {
        const captchaToken = captcha.token;
        return await checkout.pay({ stripe, elements, billingName, billingEmail, returnUrl, captchaToken });
      } catch (error) {
        if (error instanceof PriceExpired) await onPriceExpired();
        throw error;
      }
    },
    onSuccess: async (credits) => {
      drafts.drop("amount");
      void refreshBalance(queries);
      toast.success(messages.payment.success(formatCredits(credits)));
      await navigate("/dashboard");
    },
    // A failed payment may appear in the history, or be credited a moment later.
    onError: (error) => {
      // A declined card used no CAPTCHA: only starting a payment does.
      if (error instanceof PaymentEnded || error.cause !== undefined) captcha.attempted(error.cause);
      void refreshBalance(queries);
    },
  });
}

function useFullName(): string {
  const user = useUser().data;
  return user ? `${user.firstName} ${user.lastName}` : "";
}
