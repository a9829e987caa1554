import { useEffect, useId, useState } from "react";
import { appMessages } from "#contract/messages/frame-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { eraseSeen } from "#web/kit/kept/seen/erase-seen.ts";
import { keepsSeen } from "#web/kit/kept/seen/keeps-seen.ts";
import { readSeen, type SeenCalls, type SeenContacts, seenKinds } from "#web/kit/kept/seen/seen-store.ts";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { session } from "#web/kit/session/browser-session.ts";
import { formatDateTime } from "#web/kit/wording/format.ts";
import { loadNumberingPlans, useNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatDialled, formatNumber } from "#web/number/phone-number.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

interface AllSeen {
  contacts: SeenContacts | null;
  calls: SeenCalls | null;
}

/** Says that there is no connection, and shows what this device has seen before. Comes back by itself. */
export function OfflinePage() {
  const device = useSeen();
  useNumberingPlans(true);
  useEffect(() => comeBack(() => location.reload()), []);
  return (
    <main className="page-width mx-auto max-w-3xl py-10">
      <PageTitle lead={t(appMessages.offlineLead)}>{t(appMessages.offline)}</PageTitle>
      <div className="mb-8 flex flex-wrap gap-x-6 gap-y-4">
        <Unavailable name={t("Start Call")} reason={t(appMessages.noCalls)} />
        <Unavailable name={t("Purchase Credits")} reason={t(appMessages.noPurchases)} />
      </div>
      {device === null ? <Loading /> : <AllSeenRows {...device} />}
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

function useSeen(): AllSeen | null {
  const [content, setSeen] = useState<AllSeen | null>(null);
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
  return content;
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

const look_ms = 5_000;

/** Calls `back` when the server answers; it is asked while the page is seen, until the returned function is called. */
function comeBack(back: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let isAsking = false;

  async function look(): Promise<void> {
    if (isAsking || document.visibilityState === "hidden") return;
    isAsking = true;
    const limit = AbortSignal.any([signal, AbortSignal.timeout(look_ms)]);
    const answer = await fetch("/healthz", { cache: "no-store", signal: limit }).catch(() => undefined);
    isAsking = false;
    if (answer?.ok && !signal.aborted) back();
  }

  const timer = setInterval(() => void look(), look_ms);
  addEventListener("online", () => void look(), { signal });
  document.addEventListener("visibilitychange", () => void look(), { signal });
  return () => {
    clearInterval(timer);
    stopped.abort();
  };
}

type Contacts = SeenContacts["rows"];

function ContactList({ rows, seenAt_ms }: SeenContacts) {
  return (
    <Card title={t("Contacts")} action={<SeenAt time_ms={seenAt_ms} />}>
      {rows.length === 0 && <EmptyState title={t("No contacts yet")} />}
      <ul className="divide-y divide-line">
        {rows.map(({ name, numbers }) => (
          <li key={`${name} ${numbers[0]?.number}`} className="py-2.5 sm:flex sm:justify-between sm:gap-x-6">
            <span className="min-w-0 break-words font-semibold">
              <bdi>{name}</bdi>
            </span>
            <ul className="text-ink-soft text-sm">
              {numbers.map(({ number, label }) => (
                <li key={number} className="figures">
                  {label && `${label} · `}
                  <bdi>{formatNumber(number)}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CallList({ rows, seenAt_ms, contacts }: SeenCalls & { contacts: Contacts }) {
  const nameOf = (number: string | null) =>
    contacts.find(({ numbers }) => numbers.some((one) => one.number === number))?.name;
  return (
    <Card title={t("Calls")} action={<SeenAt time_ms={seenAt_ms} />}>
      {rows.length === 0 && <EmptyState title={t(messages.callHistory.none)} />}
      <ul className="divide-y divide-line">
        {rows.map((call) => (
          <li key={call.startedAt} className="py-2.5">
            <p className="figures break-words font-semibold">
              <bdi>{nameOf(call.number) ?? formatDialled(call)}</bdi>
            </p>
            <p className="text-ink-soft text-sm">
              {t(messages.callHistory.ended[call.status])} ·{" "}
              <time dateTime={call.startedAt}>{formatDateTime(call.startedAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SeenAt({ time_ms }: { time_ms: number }) {
  return (
    <span className="text-ink-soft text-sm">
      {say(appMessages.seen(formatDateTime(new Date(time_ms).toISOString())))}
    </span>
  );
}
