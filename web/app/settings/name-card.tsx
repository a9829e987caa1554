import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import type { UserProfile } from "#contract/users/session.ts";
import { settingsRoutes } from "#contract/users/user-settings.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { useKeptDraft } from "#web/kit/kept/use-kept-draft.ts";
import { t } from "#words/translate.ts";
import { useChange } from "./use-change.ts";

const fields = ["firstName", "lastName"] as const;

export function NameCard({ user }: { user: UserProfile }) {
  const kept = drafts.read("name");
  const { register, handleSubmit, subscribe, formState } = useForm({
    resolver: zodResolver(settingsRoutes.changeName.body),
    defaultValues: {
      firstName: kept.firstName ?? user.firstName,
      lastName: kept.lastName ?? user.lastName,
    },
  });
  useKeptDraft("name", subscribe, fields);
  const save = useChange({
    change: (body: { firstName: string; lastName: string }) => callApi(settingsRoutes.changeName, { body }),
    successMessage: () => t(settingsMessages.nameChanged),
    onDone: () => drafts.drop("name"),
  });

  return (
    <Card title={t("Name")}>
      <form noValidate onSubmit={handleSubmit((values) => save.mutate(values))} className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t("First name")}
            autoComplete="given-name"
            error={formState.errors.firstName?.message}
            {...register("firstName")}
          />
          <TextField
            label={t("Last name")}
            autoComplete="family-name"
            error={formState.errors.lastName?.message}
            {...register("lastName")}
          />
        </div>
        <Button type="submit" variant="secondary" busy={save.isPending}>
          {t("Save name")}
        </Button>
      </form>
    </Card>
  );
}
