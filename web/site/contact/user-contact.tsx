import { messages } from "#contract/messages/messages.ts";
import { useUser } from "#web/kit/api/user-queries.ts";
import { Loading } from "#web/kit/notices/loading.tsx";
import { t } from "#words/translate.ts";
import { ContactForm, type ContactFormProps } from "./contact-form.tsx";

export function UserContact(props: Omit<ContactFormProps, "sender" | "emailNote">) {
  const user = useUser();
  if (!user.data && !user.isError) return <Loading />;
  if (!user.data) return <ContactForm {...props} />;
  return <ContactForm sender={user.data} emailNote={t(messages.contact.accountEmail)} {...props} />;
}
