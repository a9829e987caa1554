import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { Controller, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { alertDuration_ms } from "#contract/constants.ts";
import { contactBodySchema, guestContactBodySchema } from "#contract/contact.ts";
import { messages } from "#contract/messages.ts";
import type { UserProfile } from "#contract/users.ts";
import { Captcha } from "#web/captcha/captcha.tsx";
import { drafts } from "#web/lib/browser-drafts.ts";
import { formProblems } from "#web/lib/form-problems.ts";
import { useKeptDraft } from "#web/lib/use-kept-draft.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { PassingAlert } from "#web/ui/passing-alert.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

export type ContactValues = z.infer<typeof contactBodySchema>;

/** The fields kept as a draft. Name and address are left out, so that the next user does not see them. */
const keptFields = ["subject", "message"] as const;

interface ContactFormProps {
  /** The user who sends the message; undefined for a guest. */
  sender: UserProfile | undefined;
  /** Counts failed attempts: a CAPTCHA is good for one attempt. */
  attempt: number;
  busy: boolean;
  onSubmit: (values: ContactValues) => void;
}

export function ContactForm({ sender, attempt, busy, onSubmit }: ContactFormProps) {
  const kept = drafts.read("contact");
  const { register, control, watch, subscribe, setValue, handleSubmit, formState } = useForm<ContactValues>({
    resolver: zodResolver(sender ? contactBodySchema : guestContactBodySchema),
    defaultValues: {
      // A value for every field would replace what was typed into the HTML before this code was here.
      ...(sender && { name: `${sender.firstName} ${sender.lastName}`, email: sender.email }),
      ...kept,
      recaptchaToken: "",
    },
  });
  // A new CAPTCHA is unsolved, so the previous proof is dropped.
  useEffect(() => {
    if (attempt > 0) setValue("recaptchaToken", "");
  }, [attempt, setValue]);
  useKeptDraft("contact", subscribe, keptFields);
  const { missing, error, invalid } = formProblems(formState.errors, messages.contact.missing);
  const problem = error("recaptchaToken") ?? missing;
  const field = (name: "name" | "email" | "subject" | "message") => ({
    ...register(name),
    error: error(name),
    invalid: invalid(name),
  });

  return (
    <Form onSubmit={handleSubmit(onSubmit)} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" {...field("name")} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          readOnly={sender !== undefined}
          hint={sender && messages.contact.accountEmail}
          {...field("email")}
        />
      </div>
      <TextField label="Subject" {...field("subject")} />
      <TextAreaField label="Message" {...field("message")} />
      <Controller
        control={control}
        name="recaptchaToken"
        render={({ field: captcha }) => (
          <Captcha key={attempt} action="contact" onSolved={captcha.onChange} />
        )}
      />
      {problem && (
        <PassingAlert key={formState.submitCount} tone="danger" duration_ms={alertDuration_ms}>
          {problem}
        </PassingAlert>
      )}
      <Button type="submit" size="large" busy={busy} disabled={watch("recaptchaToken") === ""}>
        Send Message
      </Button>
    </Form>
  );
}
