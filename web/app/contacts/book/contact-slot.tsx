import { Suspense } from "react";
import { isAwaited } from "#web/kit/api/has-failed.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { Arriving } from "#web/kit/notices/arrivals.tsx";
import type { ContactSuggestionsProps } from "./contact-suggestions.tsx";
import { useContacts } from "./contacts-query.ts";

const ContactSuggestions = lazyPart(
  async () => (await import("./contact-suggestions.tsx")).ContactSuggestions,
);

/** The suggestions below the number field. They load for a user who has contacts. */
export function ContactSlot(props: ContactSuggestionsProps) {
  const contacts = useContacts();
  if (isAwaited(contacts)) return <Arriving />;
  if (!contacts.data?.length) return null;
  return (
    <Suspense fallback={<Arriving />}>
      <ContactSuggestions {...props} />
    </Suspense>
  );
}
