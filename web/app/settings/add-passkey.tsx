import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { passkeyMessages } from "#contract/messages/passkey-messages.ts";
import { isFilled } from "#contract/required-text.ts";
import { passkeyRoutes } from "#contract/users/passkeys.ts";
import type { UserSettings } from "#contract/users/user-settings.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { FormActions } from "#web/kit/fields/form-actions.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { makePasskey } from "#web/kit/session/passkeys.ts";
import { t } from "#words/translate.ts";
import { ProofField, proofOf, proofSchema } from "./owner-proof.tsx";
import { answerOf, type Factor, FactorField, factorSchema, useFactors } from "./second-factor.tsx";
import { useChange } from "./use-change.ts";

interface Values {
  name: string;
  code: string;
  password: string;
}

const nameSchema = z.object({
  name: z
    .string()
    .check(z.maxLength(60, { error: () => t("Please use at most {maximum} characters", { maximum: 60 }) })),
});

/** Adds a passkey: proof of identity, with two-step sign-in on the second step too, and then the browser's own dialog. */
export function AddPasskey({ settings, onClose }: { settings: UserSettings; onClose: () => void }) {
  const { hasPassword, twoStep } = settings;
  const factors = useFactors(settings);
  const [chosen, setChosen] = useState<Factor>();
  const factor = chosen ?? factors[0];
  // Without two-step sign-in there is no code to check.
  const codeSchema = factorSchema(twoStep.on ? factor : "passkey");
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(z.extend(z.extend(nameSchema, codeSchema.shape), proofSchema(hasPassword).shape)),
    defaultValues: { name: "", code: "", password: "" },
  });
  const add = useChange({
    change: async ({ name, code, ...proof }: Values) => {
      const answer = twoStep.on ? await answerOf(factor, code) : {};
      const options = await callApi(passkeyRoutes.addOptions, { body: { ...proofOf(proof), ...answer } });
      const passkey = await makePasskey(options);
      const named = isFilled(name) ? { name } : {};
      return callApi(passkeyRoutes.add, { body: { passkey, ...named } });
    },
    successMessage: () => t(passkeyMessages.added),
    onDone: onClose,
  });
  return (
    <form noValidate onSubmit={handleSubmit((values) => add.mutate(values))} className="space-y-5">
      <TextField
        label={t("Name of the passkey")}
        hint={t("Such as “My phone”. Left empty, it is named after this browser.")}
        autoComplete="off"
        // The form opens by a button, and this is its first field.
        autoFocus
        error={formState.errors.name?.message}
        {...register("name")}
      />
      {twoStep.on && (
        <FactorField
          factor={factor}
          factors={factors}
          hasApp={twoStep.app}
          onFactor={setChosen}
          error={formState.errors.code?.message}
          {...register("code")}
        />
      )}
      <ProofField
        hasPassword={hasPassword}
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <FormActions submit={t("Continue")} busy={add.isPending} onCancel={onClose} />
    </form>
  );
}
