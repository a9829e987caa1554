import { PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { cardSavingMessages } from "#contract/messages/purchase-messages.ts";
import type { Quote } from "#contract/money/payments.ts";
import { useUser } from "#web/kit/api/user-queries.ts";
import type { AskedCaptcha } from "#web/kit/captcha/use-asked-captcha.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { CheckboxField } from "#web/kit/fields/checkbox-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { brandName } from "#words/brand.ts";
import { creditsInWords, formatMoney } from "#words/money.ts";
import { t } from "#words/translate.ts";
import { bringIntoView, hasNotice, PayNotices } from "./pay-notices.tsx";
import { PurchaseCap } from "./purchase-cap.tsx";
import { formProblem } from "./stripe-script.ts";
import type { Pay } from "./use-pay.ts";

interface CardFormProps {
  quote: Quote;
  pay: Pay;
  captcha: AskedCaptcha;
  scriptProblem: Error | null;
  scriptHost: string;
  onRetry: () => void;
  isLoaded: boolean;
  onLoaded: () => void;
  /** True while content above may still move the form, which is invisible until then so that no press misses. */
  isPlacePending: boolean;
  isToBeSaved: boolean;
  onSave: (isToBeSaved: boolean) => void;
  onCancel: () => void;
}

/**
 * The form takes cards alone: wallets have buttons of their own. Our own checkbox says what saving a card allows, so the
 * provider's terms are hidden.
 */
const formOptions = {
  wallets: { applePay: "never", googlePay: "never", link: "never" },
  terms: { card: "never" },
} as const;

export function CardForm({ quote, pay, captcha, scriptProblem, isLoaded, ...props }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const user = useUser().data;
  const elementOptions = useMemo(() => ({ ...formOptions, business: { name: brandName() } }), []);
  const [elementProblem, setElementProblem] = useState<Error | null>(null);
  const loadProblem = scriptProblem ?? elementProblem;
  const isPlacePending = props.isPlacePending && loadProblem === null;
  const billingNameOfUser = user ? `${user.firstName} ${user.lastName}` : "";
  const { register, handleSubmit } = useForm({ values: { billingName: billingNameOfUser } });

  function retry(): void {
    setElementProblem(null);
    props.onRetry();
  }

  function submit({ billingName }: { billingName: string }): void {
    const details = { billingName: billingName.trim(), billingEmail: user?.email ?? "", isFromForm: true };
    pay.start({
      // Without these the attempt says that the form has not loaded yet.
      openStripe: () => (isLoaded ? stripe : null),
      card: isLoaded && elements ? { elements, ...details, isToBeSaved: props.isToBeSaved } : null,
    });
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit(submit)}
      className={classNames("space-y-6", isPlacePending && "invisible")}
    >
      {loadProblem ? (
        <Alert tone="danger">
          {formProblem(loadProblem, props.scriptHost).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <Button variant="secondary" size="small" onClick={retry} className="mt-3">
            {t("Try again")}
          </Button>
        </Alert>
      ) : (
        <>
          <TextField label={t("Name on card")} autoComplete="cc-name" {...register("billingName")} />
          <div className="relative min-h-56">
            {(isPlacePending || !isLoaded) && (
              <div className="visible absolute inset-x-0">
                <Loading label={t("Loading the card form...")} />
              </div>
            )}
            <div className={classNames(!isLoaded && "invisible")}>
              <PaymentElement
                options={elementOptions}
                onReady={() => {
                  props.onLoaded();
                  pay.forgetError();
                }}
                onLoadError={({ error }) => setElementProblem(new Error(error.message ?? error.type))}
              />
            </div>
          </div>
        </>
      )}
      <CheckboxField
        label={t("Save this card for next time")}
        hint={t(cardSavingMessages.consent)}
        checked={props.isToBeSaved}
        disabled={pay.isLocked}
        onChange={({ currentTarget }) => props.onSave(currentTarget.checked)}
      />
      <div ref={hasNotice(pay) ? bringIntoView : null} className="scroll-mb-4 space-y-6">
        {captcha.field}
        <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
          <p className="figures text-center font-semibold sm:col-start-2">
            {t("{price} for {credits}", {
              price: formatMoney(quote.amount, quote.currency),
              credits: creditsInWords(quote.credits),
            })}
          </p>
          <Button
            variant="secondary"
            size="large"
            disabled={pay.isPending && !pay.isPaused}
            onClick={props.onCancel}
            className="max-sm:order-last sm:justify-self-end"
          >
            {t("Cancel")}
          </Button>
          <Button
            type="submit"
            size="large"
            disabled={loadProblem !== null || captcha.isMissing}
            busy={pay.isPending}
            className="sm:min-w-48"
          >
            {t("Pay Now")}
          </Button>
        </div>
        <PayNotices pay={pay} />
        <PurchaseCap quote={quote} />
      </div>
      <p className="text-ink-soft text-xs">
        {t("Your card details go straight to our card provider. We never see or store them.")}
      </p>
    </form>
  );
}
