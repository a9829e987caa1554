import { Star } from "lucide-react";
import { useId } from "react";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { TextLink } from "#web/kit/controls/links.tsx";
import { useNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { useMinutePrices } from "#web/number/price/minute-prices.ts";
import { t, tn } from "#words/translate.ts";
import { useContacts } from "./contacts-query.ts";
import { type ContactMatch, matchContacts } from "./match-contacts.ts";

const mostMatches = 5;
const mostFavourites = 8;

export interface ContactSuggestionsProps {
  typed: string;
  onChoose: (number: E164) => void;
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

function Favourites({ contacts, onCall }: FavouritesProps) {
  const shown = contacts.slice(0, mostFavourites);
  const prices = useMinutePrices(shown.flatMap(({ numbers: [first] }) => first?.number ?? []));
  if (contacts.length === 0) return null;
  return (
    <section aria-label={t("Favourites")}>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <h3 className="font-semibold">{t("Favourites")}</h3>
        <TextLink to="/contacts">{t("All contacts")}</TextLink>
      </div>
      <ul className="grid grid-cols-2 gap-2">
        {shown.map(({ id, name, numbers: [first] }) => (
          <li key={id} className="min-w-0">
            {first && (
              <FavouriteButton
                name={name}
                price={prices.get(first.number)}
                onCall={() => onCall(first.number)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FavouriteButtonProps {
  name: string;
  price: string | undefined;
  onCall: () => void;
}

function FavouriteButton({ name, price, onCall }: FavouriteButtonProps) {
  const priceId = useId();
  return (
    <button
      type="button"
      aria-label={t("Call {name}", { name })}
      aria-describedby={priceId}
      onClick={onCall}
      className="flex min-h-11 w-full items-center gap-2 rounded-control border border-line-strong px-3.5 py-1.5 text-start text-sm hover:border-ink hover:bg-sunken"
    >
      <Star aria-hidden="true" className="size-4 shrink-0 fill-current text-accent" />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{name}</span>
        {/* Its place is there before it is: two lines where the buttons are narrow. */}
        <span id={priceId} className="figures block min-h-[2lh] text-ink-soft text-xs sm:min-h-lh">
          {price}
        </span>
      </span>
    </button>
  );
}
