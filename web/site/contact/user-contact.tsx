import { messages } from "#contract/messages/messages.ts";
import { useUser } from "#web/kit/api/user-queries.ts";
import { Loading } from "#web/kit/notices/loading.tsx";
import { t } from "#words/translate.ts";
import { ContactForm, type ContactFormProps } from "./contact-form.tsx";

/** The form with the name and the address of the user, who is asked for first. */
export function UserContact(props: Omit<ContactFormProps, "sender" | "emailNote">) {
  const user = useUser();
  if (!user.data && !user.isError) return <Loading />;
  if (!user.data) return <ContactForm {...props} />;
  return <ContactForm sender={user.data} emailNote={t(messages.contact.accountEmail)} {...props} />;
}
