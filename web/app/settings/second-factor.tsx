import { type ComponentProps, useState } from "react";
import * as z from "zod/mini";
import { passkeyRoutes } from "#contract/users/passkeys.ts";
import { twoStepRoutes } from "#contract/users/two-step.ts";
import type { UserSettings } from "#contract/users/user-settings.ts";
import type { Assertion } from "#contract/users/webauthn.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { signWithPasskey } from "#web/kit/session/passkeys.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { usePasskeys } from "./settings-queries.ts";

type Factor = "code" | "passkey";

/** The second step of a form: how the user answers it, the schema of the answer, and the answer itself. */
export function useSecondFactor({ twoStep }: UserSettings) {
  const passkeys = usePasskeys();
  const [chosen, setChosen] = useState<Factor>();
  const hasPasskey = passkeys.data?.some(({ blocked }) => !blocked) === true;
  const factor = chosen ?? (twoStep.app || !hasPasskey ? "code" : "passkey");
  return {
    choice: { factor, canUsePasskey: hasPasskey, hasApp: twoStep.app, onFactor: setChosen },
    // With a passkey there is no code to check.
    schema: factor === "code" ? twoStepRoutes.confirm.body : z.object({ code: z.string() }),
    /** The answer as the server expects it. Asks the browser for a passkey when that is the answer. */
    async answer(code: string): Promise<{ code: string } | { passkey: Assertion }> {
      if (factor === "code") return { code };
      return { passkey: await signWithPasskey(await callApi(passkeyRoutes.confirmOptions)) };
    },
  };
}

type FactorFieldProps = Omit<ComponentProps<typeof TextField>, "label" | "hint"> & {
  factor: Factor;
  canUsePasskey: boolean;
  hasApp: boolean;
  onFactor: (factor: Factor) => void;
};

export function FactorField({ factor, canUsePasskey, hasApp, onFactor, ...field }: FactorFieldProps) {
  const other = factor === "passkey" ? "code" : "passkey";
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
        <>
          <p className="text-sm">{t("Your browser will ask for your passkey.")}</p>
          {field.error && (
            <p role="alert" className="text-danger text-sm">
              {say(field.error)}
            </p>
          )}
        </>
      )}
      {canUsePasskey && (
        <Button variant="quiet" size="small" onClick={() => onFactor(other)}>
          {other === "passkey" ? t("Use a passkey instead") : t("Use a code instead")}
        </Button>
      )}
    </div>
  );
}
