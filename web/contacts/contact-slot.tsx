import { Suspense } from "react";
import { lazyPart } from "#web/lib/lazy-part.tsx";
import type { ContactSuggestionsProps } from "./contact-suggestions.tsx";
import { useContacts, useWantsContacts } from "./contacts-query.ts";

const ContactSuggestions = lazyPart(
  async () => (await import("./contact-suggestions.tsx")).ContactSuggestions,
);

/** The suggestions below the number field. They load for a user who has contacts. */
export function ContactSlot(props: ContactSuggestionsProps) {
  const hasContacts = (useContacts(useWantsContacts()).data?.length ?? 0) > 0;
  if (!hasContacts) return null;
  return (
    <Suspense fallback={null}>
      <ContactSuggestions {...props} />
    </Suspense>
  );
}
