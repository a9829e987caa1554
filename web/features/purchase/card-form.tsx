import { PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "sonner";
import { messages } from "../../../contract/messages.ts";
import { formatCredits } from "../../../contract/money.ts";
import type { Quote } from "../../../contract/payments.ts";
import { refreshBalance, useUser } from "../../lib/account-queries.ts";
import { callApi } from "../../lib/browser-api.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { createCheckout } from "./checkout.ts";
import { paymentProblem } from "./payment-problem.ts";

interface CardFormProps {
  quote: Quote;
  onCancel: () => void;
}

export function CardForm({ quote, onCancel }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const user = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isReady, setReady] = useState(false);
  const [loadProblem, setLoadProblem] = useState<string | null>(null);
  const [checkout] = useState(() => createCheckout(callApi, quote));
  const isPaying = useRef(false);

  const pay = useMutation({
    mutationFn: async () => {
      if (!stripe || !elements) throw paymentProblem(messages.payment.stripeNotLoaded);
      const billingName = user.data ? `${user.data.firstName} ${user.data.lastName}` : "";
      return checkout.pay({
        stripe,
        elements,
        billingName,
        returnUrl: `${window.location.origin}/dashboard`,
      });
    },
    onSuccess: async (credits) => {
      toast.success(messages.payment.success(formatCredits(credits)));
      void refreshBalance(queries);
      await navigate("/dashboard");
    },
    onSettled: () => {
      isPaying.current = false;
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    // A second press can come before the button is drawn as disabled.
    if (isPaying.current) return;
    isPaying.current = true;
    pay.mutate();
  }

  return (
    <form onSubmit={submit} className="space-y-6">
      {loadProblem ? (
        <Alert tone="danger">{messages.payment.formFailedPrefix + loadProblem}</Alert>
      ) : (
        <PaymentElement
          onReady={() => setReady(true)}
          onLoadError={({ error }) => setLoadProblem(error.message ?? error.type)}
        />
      )}
      {pay.isError && <Alert tone="danger">{pay.error.message}</Alert>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" size="large" disabled={pay.isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="large" disabled={!isReady} busy={pay.isPending} className="sm:min-w-48">
          Pay Now
        </Button>
      </div>
      <p className="text-ink-soft text-xs">
        Your card details go straight to our card provider. We never see them and do not store them.
      </p>
    </form>
  );
}
