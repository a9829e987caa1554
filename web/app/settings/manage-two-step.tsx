import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { twoStepRoutes } from "#contract/users/two-step.ts";
import type { UserSettings } from "#contract/users/user-settings.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { t, tn } from "#words/translate.ts";
import { ProofField, proofOf, proofSchema } from "./owner-proof.tsx";
import { answerOf, type Factor, FactorField, factorSchema, useFactors } from "./second-factor.tsx";
import { useChange } from "./use-change.ts";

interface ManageTwoStepProps {
  settings: UserSettings;
  onCodes: (codes: readonly string[]) => void;
}

interface Values {
  code: string;
  password: string;
}

/** Renews the recovery codes or switches the second step off; both need the second step and proof of identity. */
export function ManageTwoStep({ settings, onCodes }: ManageTwoStepProps) {
  const { hasPassword, twoStep } = settings;
  const codesLeft = twoStep.recoveryCodesLeft;
  const factors = useFactors(settings);
  const [chosen, setChosen] = useState<Factor>();
  const factor = chosen ?? factors[0];
  const { register, handleSubmit, formState, reset } = useForm<Values>({
    resolver: zodResolver(z.extend(factorSchema(factor), proofSchema(hasPassword).shape)),
    defaultValues: { code: "", password: "" },
  });
  const bodyOf = async ({ code, ...proof }: Values) => ({
    ...(await answerOf(factor, code)),
    ...proofOf(proof),
  });
  const renew = useChange({
    change: async (values: Values) =>
      callApi(twoStepRoutes.renewRecoveryCodes, { body: await bodyOf(values) }),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const switchOff = useChange({
    change: async (values: Values) => callApi(twoStepRoutes.switchOff, { body: await bodyOf(values) }),
    successMessage: (reply) => reply.message,
    onDone: () => reset(),
  });
  const isBusy = renew.isPending || switchOff.isPending;
  return (
    <form noValidate onSubmit={handleSubmit((values) => renew.mutate(values))} className="space-y-5">
      <p className="text-sm">
        {tn(codesLeft, "You have {n} recovery code left.", "You have {n} recovery codes left.")}
      </p>
      <FactorField
        factor={factor}
        factors={factors}
        hasApp={twoStep.app}
        onFactor={setChosen}
        error={formState.errors.code?.message}
        {...register("code")}
      />
      <ProofField
        hasPassword={hasPassword}
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" disabled={isBusy} busy={renew.isPending}>
          {t("New recovery codes")}
        </Button>
        <Button
          variant="quiet"
          disabled={isBusy}
          busy={switchOff.isPending}
          onClick={handleSubmit((values) => switchOff.mutate(values))}
          className="text-danger hover:bg-danger-soft"
        >
          {t("Switch off")}
        </Button>
      </div>
    </form>
  );
}
