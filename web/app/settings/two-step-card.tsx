import { useState } from "react";
import type { UserSettings } from "#contract/users/user-settings.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { t } from "#words/translate.ts";
import { EnrolTwoStep } from "./enrol-two-step.tsx";
import { ManageTwoStep } from "./manage-two-step.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** Switches the second step of logging in on and off, and shows its recovery codes. */
export function TwoStepCard({ settings }: { settings: UserSettings }) {
  const { twoStep, hasPassword } = settings;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Card
      title={t("Two-step sign-in")}
      action={<Badge tone={twoStep.on ? "good" : "plain"}>{twoStep.on ? t("On") : t("Off")}</Badge>}
    >
      <p className="mb-5 text-ink-soft text-sm">
        {t(
          "Logging in with your password or a provider such as Google then also takes a code from an authenticator app on your phone, or a passkey, so that a stolen password is not enough. Signing in with a passkey alone is two steps already.",
        )}
      </p>
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />
      ) : twoStep.on ? (
        <ManageTwoStep settings={settings} onCodes={setCodes} />
      ) : (
        <EnrolTwoStep hasPassword={hasPassword} onCodes={setCodes} />
      )}
    </Card>
  );
}
