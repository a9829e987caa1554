import type { ComponentProps } from "react";
import * as z from "zod/mini";
import { passkeyRoutes } from "#contract/users/passkeys.ts";
import { twoStepRoutes } from "#contract/users/two-step.ts";
import type { UserSettings } from "#contract/users/user-settings.ts";
import type { Assertion } from "#contract/users/webauthn.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { signWithPasskey } from "#web/kit/session/passkeys.ts";
import { t } from "#words/translate.ts";
import { usePasskeys } from "./settings-queries.ts";

/** The answer to the second step of a change in the settings. */
export type Factor = "code" | "passkey";

/** The factors that a user can answer the second step with; the first is offered first. */
export function useFactors({ twoStep }: UserSettings): [Factor, ...Factor[]] {
  const passkeys = usePasskeys();
  if (!passkeys.data?.some(({ blocked }) => !blocked)) return ["code"];
  return twoStep.app ? ["code", "passkey"] : ["passkey", "code"];
}

/** The part of a form that answers the second step; with a passkey there is no code to check. */
export function factorSchema(factor: Factor) {
  return factor === "code" ? twoStepRoutes.confirm.body : z.object({ code: z.string() });
}

/** The answer as the server expects it. Asks the browser for a passkey when that is the answer. */
export async function answerOf(
  factor: Factor,
  code: string,
): Promise<{ code: string } | { passkey: Assertion }> {
  if (factor === "code") return { code };
  return { passkey: await signWithPasskey(await callApi(passkeyRoutes.confirmOptions)) };
}

type FactorFieldProps = Omit<ComponentProps<typeof TextField>, "label" | "hint"> & {
  factor: Factor;
  factors: readonly Factor[];
  hasApp: boolean;
  onFactor: (factor: Factor) => void;
};

/** Asks for a code, or says that the browser will ask for a passkey. */
export function FactorField({ factor, factors, hasApp, onFactor, ...field }: FactorFieldProps) {
  const other = factors.find((kind) => kind !== factor);
  return (
    <div className="space-y-2">
      {factor === "code" ? (
        <TextField
          label={hasApp ? t("Code from the app") : t("Recovery code")}
          dir="ltr"
          hint={hasApp ? t("Or one of your recovery codes") : undefined}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...field}
        />
      ) : (
        <p className="text-sm">{t("Your browser will ask for your passkey.")}</p>
      )}
      {other && (
        <Button variant="quiet" size="small" onClick={() => onFactor(other)}>
          {other === "passkey" ? t("Use a passkey instead") : t("Use a code instead")}
        </Button>
      )}
    </div>
  );
}
