import { zodResolver } from "@hookform/resolvers/zod";
import { Controller, useForm } from "react-hook-form";
import type { z } from "zod";
import type { User } from "../../../contract/accounts.ts";
import { contactBodySchema } from "../../../contract/contact.ts";
import { messages } from "../../../contract/messages.ts";
import { formProblems } from "../../lib/form-problems.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Captcha } from "./captcha.tsx";

type ContactValues = z.infer<typeof contactBodySchema>;

interface ContactFormProps {
  /** The user whose name and address the message goes out under; undefined for a guest. */
  sender: User | undefined;
  /** Counts failed sendings: a CAPTCHA is good for one of them. */
  attempt: number;
  busy: boolean;
  onSubmit: (values: ContactValues) => void;
}

export function ContactForm({ sender, attempt, busy, onSubmit }: ContactFormProps) {
  const { register, control, watch, handleSubmit, formState } = useForm<ContactValues>({
    resolver: zodResolver(contactBodySchema),
    defaultValues: {
      name: sender ? `${sender.firstName} ${sender.lastName}` : "",
      email: sender?.email ?? "",
      subject: "",
      message: "",
      recaptchaToken: "",
    },
  });
  const { missing, error, invalid } = formProblems(formState.errors, messages.contact.missing);
  const field = (name: "name" | "email" | "subject" | "message") => ({
    ...register(name),
    error: error(name),
    invalid: invalid(name),
  });

  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="space-y-5">
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
        render={({ field: captcha }) => <Captcha key={attempt} onSolved={captcha.onChange} />}
      />
      {error("recaptchaToken") && <Alert tone="danger">{error("recaptchaToken")}</Alert>}
      {missing && <Alert tone="danger">{missing}</Alert>}
      <Button type="submit" size="large" busy={busy} disabled={watch("recaptchaToken") === ""}>
        Send Message
      </Button>
    </form>
  );
}
