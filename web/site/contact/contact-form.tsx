import { type FormEvent, useEffect, useState } from "react";
import type { UserProfile } from "#contract/users/session.ts";
import { Captcha } from "#web/kit/captcha/captcha.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Form } from "#web/kit/fields/field.tsx";
import { TextAreaField, TextField } from "#web/kit/fields/text-field.tsx";
import type { RefusedFields } from "#web/kit/forms/refused-field.ts";
import { usePlainForm } from "#web/kit/forms/use-plain-form.ts";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { FormAlert } from "#web/kit/notices/passing-alert.tsx";
import { t } from "#words/translate.ts";
import type { ContactValues } from "./send-message.ts";

const loadUserCheck = async () => (await import("./send-message.ts")).checkAsUser;
const loadGuestCheck = async () => (await import("./send-message.ts")).checkAsGuest;

/** The fields kept as a draft. Name and address are left out, so that the next user does not see them. */
const keptFields: readonly string[] = ["subject", "message"];

export interface ContactFormProps {
  sender?: UserProfile | undefined;
  emailNote?: string;
  /** Counts failed attempts: a CAPTCHA is good for one attempt. */
  attempt: number;
  onSubmit: (values: ContactValues) => Promise<RefusedFields | undefined>;
}

export function ContactForm({ sender, emailNote, attempt, onSubmit }: ContactFormProps) {
  const [draft] = useState(() => drafts.read("contact"));
  const [proof, setProof] = useState("");
  // A new CAPTCHA is unsolved, so the previous proof is dropped.
  useEffect(() => {
    if (attempt > 0) setProof("");
  }, [attempt]);
  const load = sender ? loadUserCheck : loadGuestCheck;
  const { form, field, isBusy, alert } = usePlainForm<ContactValues>(load, onSubmit);

  function keepDraft(event: FormEvent<HTMLFormElement>): void {
    const entries = [...new FormData(event.currentTarget)].filter(([name]) => keptFields.includes(name));
    drafts.keep("contact", Object.fromEntries(entries.map(([name, text]) => [name, String(text)])));
    form.onInput(event);
  }

  return (
    <Form {...form} onInput={keepDraft} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t("Name")}
          autoComplete="name"
          defaultValue={sender && `${sender.firstName} ${sender.lastName}`}
          {...field("name")}
        />
        <TextField
          label={t("Email")}
          type="email"
          autoComplete="email"
          readOnly={sender !== undefined}
          defaultValue={sender?.email}
          hint={emailNote}
          {...field("email")}
        />
      </div>
      <TextField label={t("Subject")} draft={draft.subject} {...field("subject")} />
      <TextAreaField label={t("Message")} draft={draft.message} {...field("message")} />
      <input type="hidden" name="recaptchaToken" value={proof} />
      <Captcha key={attempt} action="contact" onSolved={setProof} />
      <Button type="submit" size="large" busy={isBusy} disabled={proof === ""}>
        {t("Send Message")}
      </Button>
      <FormAlert tone="danger" attempt={alert.attempt}>
        {field("recaptchaToken").error ?? alert.children}
      </FormAlert>
    </Form>
  );
}
