import * as z from "zod/mini";
import { ActDialog } from "#web/admin/lib/act-dialog.tsx";
import { ActFormDialog } from "#web/admin/lib/act-form-dialog.tsx";
import { useMayRun } from "#web/admin/lib/operator.ts";
import { Panel } from "#web/admin/lib/panel.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";

const fields = z.object({
  registrationId: z.union(
    [z.uuid(), z.literal("")],
    "Please give the id as the server names it, such as 1b4e28ba-2fa1-4d2b-883f-0016d3cca427.",
  ),
});

/** For people whose mail never arrives: a sign-up is no user until its link is followed. */
export function WaitingSignUp({ email }: { email: string }) {
  const mayVerify = useMayRun("verify_user");
  if (!useMayRun("resend_verification")) return null;
  return (
    <Panel title="A sign-up that waits for its mail">
      <p className="mb-3 max-w-prose text-ink-soft text-sm">
        A sign-up is no user before its mailed link is followed.
        {mayVerify &&
          " Verify one only when you know that the address belongs to the person who asks, and the mail cannot arrive."}
      </p>
      <div className="flex flex-wrap gap-2">
        <ActDialog
          useCase="resend_verification"
          button="Send the mail again"
          title="Send the mail again"
          sentence={`The sign-up of ${email} gets a new link by mail. Where several wait, the mail says so and has no link.`}
          submit="Send"
          body={(reason) => ({ email, reason })}
          outcome={(sent) => `The mail to ${sent.email} is on its way.`}
        />
        <VerifySignUp email={email} />
      </div>
    </Panel>
  );
}

/** Without the mail: an owner takes the address for the person's. */
function VerifySignUp({ email }: { email: string }) {
  return (
    <ActFormDialog
      useCase="verify_user"
      button="Verify the sign-up"
      title="Verify a sign-up"
      sentence={`The sign-up of ${email} becomes a user, who can log in at once.`}
      schema={fields}
      defaults={{ registrationId: "" }}
      fields={(field) => (
        <TextField
          label="Id of the sign-up"
          hint="Only if several wait: the answer names them."
          autoComplete="off"
          {...field("registrationId")}
        />
      )}
      body={({ reason, more }) => ({
        email,
        reason,
        ...(more.registrationId !== "" && { registrationId: more.registrationId }),
      })}
      outcome={(verified) => `${verified.email} is verified and can log in.`}
    />
  );
}
