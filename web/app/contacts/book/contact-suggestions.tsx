import { Star } from "lucide-react";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { useNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { t, tn } from "#words/translate.ts";
import { useContacts } from "./contacts-query.ts";
import { type ContactMatch, matchContacts } from "./match-contacts.ts";

const mostMatches = 5;
const mostFavourites = 8;

export interface ContactSuggestionsProps {
  typed: string;
  /** Puts a number into the field. */
  onChoose: (number: E164) => void;
  /** Calls a favourite at once. */
  onCall: (number: E164) => void;
}

/** Contacts below the number field: those that the typed text means, and the favourites while nothing is typed. */
export function ContactSuggestions({ typed, onChoose, onCall }: ContactSuggestionsProps) {
  const contacts = useContacts().data ?? [];
  useNumberingPlans(contacts.length > 0 && typed !== "");
  const matches = matchContacts(contacts, typed, mostMatches);
  return (
    <>
      {typed === "" && (
        <Favourites contacts={contacts.filter(({ favourite }) => favourite)} onCall={onCall} />
      )}
      <p role="status" className="sr-only">
        {matches.length > 0 && tn(matches.length, "{n} contact", "{n} contacts")}
      </p>
      {matches.length > 0 && <Matches matches={matches} onChoose={onChoose} />}
    </>
  );
}

function Matches({ matches, onChoose }: { matches: ContactMatch[]; onChoose: (number: E164) => void }) {
  return (
    <ul
      aria-label={t("Matching contacts")}
      className="divide-y divide-line rounded-control border border-line"
    >
      {matches.map(({ contact, number, label }) => (
        <li key={`${contact.id} ${number}`}>
          <button
            type="button"
            onClick={() => onChoose(number)}
            className="flex min-h-11 w-full flex-col justify-between gap-x-4 rounded-control px-4 py-2 text-start text-sm hover:bg-sunken sm:flex-row sm:items-baseline"
          >
            <span className="min-w-0 break-words font-semibold">
              <bdi>{contact.name}</bdi>
            </span>
            <span className="figures text-ink-soft">
              {label && `${label} · `}
              <bdi>{formatNumber(number)}</bdi>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface FavouritesProps {
  contacts: readonly { id: string; name: string; numbers: { number: E164 }[] }[];
  onCall: (number: E164) => void;
}

/** The first number of each favourite. */
function Favourites({ contacts, onCall }: FavouritesProps) {
  if (contacts.length === 0) return null;
  return (
    <section aria-label={t("Favourites")}>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <h3 className="font-semibold">{t("Favourites")}</h3>
        <TextLink to="/contacts">{t("All contacts")}</TextLink>
      </div>
      <ul className="flex flex-wrap gap-2">
        {contacts.slice(0, mostFavourites).map(({ id, name, numbers: [first] }) => (
          <li key={id} className="max-w-full">
            {first && (
              <button
                type="button"
                aria-label={t("Call {name}", { name })}
                onClick={() => onCall(first.number)}
                className="flex min-h-11 max-w-full items-center gap-2 rounded-control border border-line-strong px-3.5 font-semibold text-sm hover:border-ink hover:bg-sunken"
              >
                <Star aria-hidden="true" className="size-4 shrink-0 fill-current text-accent" />
                <span className="truncate">{name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
