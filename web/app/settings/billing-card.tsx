import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { settingsRoutes, type UserSettings } from "#contract/users/user-settings.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { TextAreaField, TextField } from "#web/kit/fields/text-field.tsx";
import { t } from "#words/translate.ts";
import { useChangeForm } from "./use-change.ts";

export function BillingCard({ settings }: { settings: UserSettings }) {
  const { field, onSubmit, isPending } = useChangeForm({
    schema: settingsRoutes.changeBilling.body,
    defaultValues: settings.billing,
    change: (body) => callApi(settingsRoutes.changeBilling, { body }),
    successMessage: () => t(settingsMessages.billingSaved),
  });
  return (
    <Card title={t("Billing details")}>
      <p className="mb-5 text-ink-soft text-sm">
        {t(
          "For your books: these lines are on your receipts from your next purchase on. Earlier receipts stay as they are.",
        )}
      </p>
      <form noValidate onSubmit={onSubmit} className="space-y-5">
        <TextField label={t("Company")} autoComplete="organization" {...field("company")} />
        <TextAreaField label={t("Address")} rows={3} autoComplete="street-address" {...field("address")} />
        <TextField label={t("Tax number")} autoComplete="off" {...field("taxNumber")} />
        <Button type="submit" variant="secondary" busy={isPending}>
          {t("Save billing details")}
        </Button>
      </form>
    </Card>
  );
}
