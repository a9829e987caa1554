import { type FormEvent, useState } from "react";
import {
  type VoicemailBox,
  type VoicemailSettings,
  voicemailDays,
  voicemailMessages,
  voicemailRoutes,
} from "#contract/calls/voicemail.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { CheckboxField } from "#web/kit/fields/checkbox-field.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { t, tn } from "#words/translate.ts";
import { useVoicemailChange } from "./use-voicemail-change.ts";

export function SettingsCard({ settings }: Pick<VoicemailBox, "settings">) {
  return (
    <Card title={t("Voicemail settings")}>
      <SettingsForm settings={settings} />
    </Card>
  );
}

/** Follows the settings of another page, except where something is chosen and not saved yet. */
function SettingsForm({ settings }: Pick<VoicemailBox, "settings">) {
  const [choices, setChoices] = useState<Partial<VoicemailSettings>>({});
  const values = { ...settings, ...choices };
  const save = useVoicemailChange({
    change: (body: VoicemailSettings) => callApi(voicemailRoutes.set, { body }),
    failed: t(voicemailMessages.settingsFailed),
    done: t("Your voicemail settings have been saved."),
    onDone: () => setChoices({}),
  });
  const mails: { value: VoicemailSettings["mail"]; label: string }[] = [
    { value: "none", label: t("No mail") },
    { value: "notice", label: t("Who called") },
    { value: "audio", label: t("With the message") },
  ];
  function change(changed: Partial<VoicemailSettings>): void {
    setChoices({ ...choices, ...changed });
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate(values);
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <CheckboxField
        label={t("Callers can leave a message")}
        hint={t("Without it they hear that you do not answer.")}
        checked={values.isOn}
        onChange={({ target }) => change({ isOn: target.checked })}
      />
      <SelectField
        label={t("Mail about a new message")}
        value={values.mail}
        onChange={({ target }) => {
          const choice = mails.find(({ value }) => value === target.value);
          if (choice) change({ mail: choice.value });
        }}
        options={mails}
      />
      <SelectField
        label={t("Messages are kept for")}
        value={String(values.kept_days)}
        onChange={({ target }) => {
          const kept_days = voicemailDays.find((days) => String(days) === target.value);
          if (kept_days) change({ kept_days });
        }}
        options={voicemailDays.map((days) => ({
          value: String(days),
          label: tn(days, "{n} day", "{n} days"),
        }))}
      />
      <Button type="submit" variant="secondary" busy={save.isPending}>
        {t("Save voicemail settings")}
      </Button>
    </form>
  );
}
