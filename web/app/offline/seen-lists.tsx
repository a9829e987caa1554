import { appMessages } from "#contract/messages/app-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { Card } from "#web/kit/controls/card.tsx";
import type { SeenCalls, SeenContacts } from "#web/kit/kept/seen/seen-store.ts";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { formatDateTime } from "#web/kit/wording/format.ts";
import { formatDialled, formatNumber } from "#web/number/phone-number.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

type Contacts = SeenContacts["rows"];

export function ContactList({ rows, seenAt_ms }: SeenContacts) {
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

export function CallList({ rows, seenAt_ms, contacts }: SeenCalls & { contacts: Contacts }) {
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
