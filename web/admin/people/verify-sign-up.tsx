import * as z from "zod/mini";
import { ActFormDialog } from "#web/admin/lib/act-form-dialog.tsx";
import { useMayRun } from "#web/admin/lib/operator.ts";
import { Panel } from "#web/admin/lib/panel.tsx";
import { TextField } from "#web/ui/text-field.tsx";

const fields = z.object({
  registrationId: z.union(
    [z.uuid(), z.literal("")],
    "Please give the id as the server names it, such as 1b4e28ba-2fa1-4d2b-883f-0016d3cca427.",
  ),
});

/** For people whose mail never arrives: a sign-up is no user until its link is followed. */
export function VerifySignUp({ email }: { email: string }) {
  if (!useMayRun("verify_user")) return null;
  return (
    <Panel title="A sign-up that waits for its mail">
      <p className="mb-3 max-w-prose text-ink-soft text-sm">
        A sign-up is no user before its mailed link is followed. Verify one only when you know that the
        address belongs to the person who asks.
      </p>
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
    </Panel>
  );
}
