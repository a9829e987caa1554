import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { messages } from "#contract/messages/messages.ts";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { personalDataRoutes } from "#contract/users/personal-data.ts";
import type { UserSettings } from "#contract/users/user-settings.ts";
import { ApiError, serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { Dialog } from "#web/kit/controls/dialog.tsx";
import { CheckboxField } from "#web/kit/fields/checkbox-field.tsx";
import { FormActions } from "#web/kit/fields/form-actions.tsx";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { moneyBackQuery } from "#web/kit/money/take-money-back.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { MoneyBackFirst } from "./money-back-first.tsx";
import { ProofField, proofOf, proofSchema } from "./owner-proof.tsx";
import { refreshUser } from "./settings-queries.ts";
import { fieldsOf, showRefused } from "./use-change.ts";

export function DeleteUserCard({ settings }: { settings: UserSettings }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={t("Delete account")}>
      <p className="mb-5 text-ink-soft text-sm">
        {t(
          "Your name, address and messages are erased for good. Payments and calls stay in our books, without your name.",
        )}
      </p>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {t("Delete my account")}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t("Delete your account?")}
        description={t("This cannot be undone.")}
      >
        <DeleteUserForm settings={settings} onLeave={() => setIsOpen(false)} />
      </Dialog>
    </Card>
  );
}

interface DeleteUserFormProps {
  settings: UserSettings;
  onLeave: () => void;
}

/** Offers money back first. Asks for proof of identity and, if credits would still be lost, for consent. */
function DeleteUserForm({ settings: { credits, hasPassword, outlived }, onLeave }: DeleteUserFormProps) {
  const loses = credits > 0;
  const offers = useQuery({ ...moneyBackQuery, enabled: loses });
  const form = useForm({
    resolver: zodResolver(
      z.extend(proofSchema(hasPassword), {
        forfeitCredits: z
          .boolean()
          .check(z.refine((given) => given || !loses, settingsMessages.forfeitMissing)),
      }),
    ),
    defaultValues: { password: "", forfeitCredits: false },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another balance is another question, with nothing ticked
  useEffect(() => form.resetField("forfeitCredits"), [form, credits]);
  const field = fieldsOf(form);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ forfeitCredits, ...proof }: { forfeitCredits: boolean; password: string }) =>
      callApi(personalDataRoutes.deleteUser, {
        body: { forfeitCredits: forfeitCredits ? credits : 0, ...proofOf(proof) },
      }),
    onSuccess: (reply) => {
      toast.success(reply.message);
      drafts.dropAll();
      session.end("logged_out");
    },
    onError: async (error) => {
      if (!showRefused(form, error)) toast.error(serverMessage(error) ?? t(messages.deleteUser.failed));
      if (!(error instanceof ApiError && error.code === "credits_left")) return;
      await queries.invalidateQueries({ queryKey: moneyBackQuery.queryKey });
      await refreshUser(queries);
    },
  });
  // Where the offers do not load, the question about the credits stands alone.
  if (loses && offers.isPending) return <Loading />;
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => remove.mutate(values))} className="space-y-5">
      {outlived && <Alert tone="warn">{t(messages.deleteUser.kept)}</Alert>}
      {loses && (
        <>
          {offers.data && <MoneyBackFirst credits={credits} offers={offers.data} />}
          <Alert tone="warn">{say(messages.deleteUser.creditsLeft(credits))}</Alert>
          <CheckboxField label={t("I give up my credits")} {...field("forfeitCredits")} />
        </>
      )}
      <ProofField hasPassword={hasPassword} {...field("password")} />
      <FormActions
        submit={t("Delete for good")}
        variant="danger"
        busy={remove.isPending}
        onCancel={onLeave}
      />
    </form>
  );
}
