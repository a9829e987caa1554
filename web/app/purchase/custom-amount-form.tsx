import { useRef } from "react";
import { useForm } from "react-hook-form";
import { messages } from "#contract/messages/messages.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { useKeptDraft } from "#web/kit/kept/use-kept-draft.ts";
import { formatMoney } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { customAmount, dialPadDigits, isTypable, typedAmount, withoutThousands } from "./custom-amount.ts";

interface CustomAmountFormProps {
  currency: Currency;
  /** The smallest purchase in the local currency. */
  minimum: number;
  /** The largest amount that the field accepts. */
  maximum: number;
  /** The largest amount that this account may buy now; below `minimum` when it may buy nothing. */
  allowed: number;
  /** The amount applied before the card form, or the amount of the last purchase. */
  applied: number | null;
  onApply: (amount: number) => void;
  /** Called when the text changes or is no amount, because the earlier choice no longer matches the field. */
  onTyped: () => void;
}

const keptFields = ["amount", "currency"] as const;

export function CustomAmountForm({
  currency,
  minimum,
  maximum,
  allowed,
  applied,
  onApply,
  onTyped,
}: CustomAmountFormProps) {
  const draft = drafts.read("amount");
  const typedBefore = draft.currency === currency ? draft.amount : undefined;
  const { register, setValue, getValues, setError, clearErrors, subscribe, handleSubmit, formState } =
    useForm({
      defaultValues: { amount: applied === null ? (typedBefore ?? "") : typedAmount(applied), currency },
      // The last purchase may load after the form is shown; text typed by then stays.
      ...(applied !== null &&
        typedBefore === undefined && { values: { amount: typedAmount(applied), currency } }),
      resetOptions: { keepDirtyValues: true },
    });
  useKeptDraft("amount", subscribe, keptFields);

  const isTyped = useRef(false);

  function apply(values: { amount: string }, by: "button" | "leaving"): void {
    isTyped.current = false;
    const amount = customAmount(values.amount, minimum);
    if (amount === null) {
      setError("amount", { type: by });
      onTyped();
    } else onApply(amount);
  }

  /** Applies the typed amount when the user goes on to the next button without pressing Apply. */
  function leave(): void {
    const values = getValues();
    if (isTyped.current && values.amount !== "") apply(values, "leaving");
  }

  const { onChange, onBlur, ...amount } = register("amount");
  return (
    <form
      ref={formState.errors.amount?.type === "button" ? showRefusal : null}
      noValidate
      onSubmit={handleSubmit((values) => apply(values, "button"))}
    >
      <TextField
        label={t("Custom amount ({currency})", { currency })}
        inputMode="decimal"
        autoComplete="off"
        hint={
          allowed < minimum
            ? t("Nothing can be bought for now.")
            : t("{minimum} to {maximum}", {
                minimum: formatMoney(minimum, currency),
                maximum: formatMoney(allowed, currency),
              })
        }
        dir="ltr"
        error={formState.errors.amount && say(messages.payment.invalidAmount({ amount: minimum, currency }))}
        action={
          <Button type="submit" variant="secondary">
            {t("Apply")}
          </Button>
        }
        {...amount}
        onBlur={(event) => {
          leave();
          return onBlur(event);
        }}
        onChange={(event) => {
          clearErrors("amount");
          event.target.value = withoutThousands(dialPadDigits(event.target.value));
          if (isTypable(event.target.value, currency, maximum)) {
            isTyped.current = true;
            onTyped();
            return onChange(event);
          }
          // Restores the previous text, because the field does not accept the new one.
          setValue("amount", getValues("amount"));
        }}
      />
    </form>
  );
}

/**
 * Scrolls the refusal out from under the fixed bar of a phone. Only after Apply: a user who left the field is pressing
 * another control, which must not move.
 */
function showRefusal(form: HTMLFormElement | null): void {
  form?.scrollIntoView({ block: "nearest" });
}
