import { useEffect, useId, useState } from "react";
import { appMessages } from "#contract/messages/app-messages.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { eraseSeen } from "#web/kit/kept/seen/erase-seen.ts";
import { keepsSeen } from "#web/kit/kept/seen/keeps-seen.ts";
import { readSeen, type SeenCalls, type SeenContacts, seenKinds } from "#web/kit/kept/seen/seen-store.ts";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { session } from "#web/kit/session/browser-session.ts";
import { loadNumberingPlans, useNumberingPlans } from "#web/number/numbering-plans.ts";
import { t } from "#words/translate.ts";
import { comeBack } from "./come-back.ts";
import { CallList, ContactList } from "./seen-lists.tsx";

interface AllSeen {
  contacts: SeenContacts | null;
  calls: SeenCalls | null;
}

/** Says that there is no connection, and shows what this device has seen before. Comes back by itself. */
export function OfflinePage() {
  const seen = useSeen();
  useNumberingPlans(true);
  useEffect(() => comeBack(() => location.reload()), []);
  return (
    <main className="page-width mx-auto max-w-3xl py-10">
      <PageTitle lead={t(appMessages.offlineLead)}>{t(appMessages.offline)}</PageTitle>
      <div className="mb-8 flex flex-wrap gap-x-6 gap-y-4">
        <Unavailable name={t("Start Call")} reason={t(appMessages.noCalls)} />
        <Unavailable name={t("Purchase Credits")} reason={t(appMessages.noPurchases)} />
      </div>
      {seen === null ? <Loading /> : <AllSeenRows {...seen} />}
    </main>
  );
}

/** A control without its effect. It can be reached with the keyboard, and says why it does nothing. */
function Unavailable({ name, reason }: { name: string; reason: string }) {
  const id = useId();
  return (
    <div>
      <Button aria-disabled aria-describedby={id} className="cursor-not-allowed opacity-60">
        {name}
      </Button>
      <p id={id} className="mt-1.5 text-ink-soft text-sm">
        {reason}
      </p>
    </div>
  );
}

function AllSeenRows({ contacts, calls }: AllSeen) {
  if (contacts === null && calls === null) {
    const isUser = session.csrfToken() !== null;
    return <EmptyState title={t(isUser ? appMessages.nothingKept : appMessages.noVisitor)} />;
  }
  return (
    <div className="space-y-6">
      {contacts && <ContactList {...contacts} />}
      {calls && <CallList {...calls} contacts={contacts?.rows ?? []} />}
    </div>
  );
}

/** Null until it is read. */
function useSeen(): AllSeen | null {
  const [seen, setSeen] = useState<AllSeen | null>(null);
  useEffect(() => {
    let isGone = false;
    void readAll().then((all) => {
      if (!isGone) setSeen(all);
    });
    // A session that ends in another tab has erased its rows.
    const stop = session.subscribe(() => location.reload());
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return seen;
}

async function readAll(): Promise<AllSeen> {
  const token = session.csrfToken();
  const none = { contacts: null, calls: null };
  if (token === null || !keepsSeen(token)) {
    eraseSeen();
    return none;
  }
  try {
    await loadNumberingPlans();
    const [contacts, calls] = await Promise.all([
      readSeen(seenKinds.contacts, token),
      readSeen(seenKinds.calls, token),
    ]);
    return { contacts, calls };
  } catch {
    // A browser that forbids storage.
    return none;
  }
}
