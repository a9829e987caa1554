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
import { customAmount, dialPadDigits, isTypable, typedAmount } from "./custom-amount.ts";

interface CustomAmountFormProps {
  currency: Currency;
  /** The least purchase in the local currency. */
  minimum: number;
  maximum: number;
  /** The amount applied before, shown again after the user leaves the card form. */
  applied: number | null;
  onApply: (amount: number) => void;
}

const keptFields = ["amount", "currency"] as const;

export function CustomAmountForm({ currency, minimum, maximum, applied, onApply }: CustomAmountFormProps) {
  const kept = drafts.read("amount");
  const typedBefore = kept.currency === currency ? kept.amount : undefined;
  const { register, setValue, getValues, setError, clearErrors, subscribe, handleSubmit, formState } =
    useForm({
      defaultValues: { amount: applied === null ? (typedBefore ?? "") : typedAmount(applied), currency },
    });
  useKeptDraft("amount", subscribe, keptFields);

  function apply(values: { amount: string }): void {
    const amount = customAmount(values.amount, minimum);
    if (amount === null) setError("amount", { type: "tooLow" });
    else onApply(amount);
  }

  const { onChange, ...amount } = register("amount");
  return (
    <form noValidate onSubmit={handleSubmit(apply)}>
      <TextField
        label={t("Custom amount ({currency})", { currency })}
        inputMode="decimal"
        autoComplete="off"
        hint={t("{minimum} to {maximum}", {
          minimum: formatMoney(minimum, currency),
          maximum: formatMoney(maximum, currency),
        })}
        dir="ltr"
        error={formState.errors.amount && say(messages.payment.invalidAmount({ amount: minimum, currency }))}
        action={
          <Button type="submit" variant="secondary">
            {t("Apply")}
          </Button>
        }
        {...amount}
        onChange={(event) => {
          clearErrors("amount");
          event.target.value = dialPadDigits(event.target.value);
          if (isTypable(event.target.value, currency, maximum)) return onChange(event);
          // Restores the previous text, because the field does not accept the new one.
          setValue("amount", getValues("amount"));
        }}
      />
    </form>
  );
}
