import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { personalDataRoutes } from "#contract/users/personal-data.ts";
import type { UserSettings } from "#contract/users/user-settings.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { Dialog } from "#web/kit/controls/dialog.tsx";
import { CheckboxField } from "#web/kit/fields/checkbox-field.tsx";
import { FormActions } from "#web/kit/fields/form-actions.tsx";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { ProofField, proofOf, proofSchema } from "./owner-proof.tsx";

export function DeleteUserCard({ settings }: { settings: UserSettings }) {
  const [asked, setAsked] = useState(false);
  return (
    <Card title={t("Delete account")}>
      <p className="mb-5 text-ink-soft text-sm">
        {t(
          "Your name, address and messages are erased for good. What was paid and called stays in our books, without you.",
        )}
      </p>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {t("Delete my account")}
      </Button>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t("Delete your account?")}
        description={t("This cannot be undone.")}
      >
        <DeleteUserForm settings={settings} onLeave={() => setAsked(false)} />
      </Dialog>
    </Card>
  );
}

interface DeleteUserFormProps {
  settings: UserSettings;
  onLeave: () => void;
}

/** Asks for proof of identity and, if credits would be lost, for consent. */
function DeleteUserForm({ settings: { credits, hasPassword, outlived }, onLeave }: DeleteUserFormProps) {
  const loses = credits > 0;
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(
      z.extend(proofSchema(hasPassword), {
        forfeitCredits: z
          .boolean()
          .check(z.refine((given) => given || !loses, settingsMessages.forfeitMissing)),
      }),
    ),
    defaultValues: { password: "", forfeitCredits: false },
  });
  const remove = useMutation({
    mutationFn: ({ forfeitCredits, ...proof }: { forfeitCredits: boolean; password: string }) =>
      callApi(personalDataRoutes.deleteUser, { body: { forfeitCredits, ...proofOf(proof) } }),
    onSuccess: (reply) => {
      toast.success(reply.message);
      drafts.dropAll();
      session.end("logged_out");
    },
    onError: (error) => toast.error(serverMessage(error) ?? t(messages.deleteUser.failed)),
  });
  return (
    <form noValidate onSubmit={handleSubmit((values) => remove.mutate(values))} className="space-y-5">
      {outlived && <Alert tone="warn">{t(messages.deleteUser.kept)}</Alert>}
      {loses && (
        <>
          <Alert tone="warn">{say(messages.deleteUser.creditsLeft(credits))}</Alert>
          <CheckboxField
            label={t("I give up my credits")}
            error={formState.errors.forfeitCredits?.message}
            {...register("forfeitCredits")}
          />
        </>
      )}
      <ProofField
        hasPassword={hasPassword}
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <FormActions
        submit={t("Delete for good")}
        variant="danger"
        busy={remove.isPending}
        onCancel={onLeave}
      />
    </form>
  );
}
