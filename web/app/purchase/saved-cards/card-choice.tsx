import { type ReactNode, useId } from "react";
import { Badge } from "#web/kit/controls/badge.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { expiryInWords } from "#web/kit/money/saved-cards.ts";
import { shortCard, walletName } from "#words/receipt-words.ts";
import { t } from "#words/translate.ts";
import type { PayWith } from "./use-pay-with.ts";

/** The card that pays. Shows nothing to a user who has saved none. */
export function CardChoice({ payWith: { cards, card: chosen, choose, pay } }: { payWith: PayWith }) {
  const name = useId();
  if (cards.length === 0) return null;
  return (
    <fieldset disabled={pay.isLocked} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{t("Pay with")}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-control border border-line-strong">
        {cards.map((card) => (
          <Option
            key={card.id}
            name={name}
            isChosen={card.id === chosen?.id}
            isOff={card.isExpired}
            onChoose={() => choose(card)}
            note={card.isExpired ? <Badge tone="warn">{t("Expired")}</Badge> : expiryInWords(card)}
          >
            {shortCard(card)}
            {walletName(card) && <span className="font-normal"> ({walletName(card)})</span>}
          </Option>
        ))}
        <Option name={name} isChosen={chosen === null} onChoose={() => choose(null)}>
          {t("Another card")}
        </Option>
      </div>
    </fieldset>
  );
}

interface OptionProps {
  name: string;
  isChosen: boolean;
  isOff?: boolean;
  onChoose: () => void;
  note?: ReactNode;
  children: ReactNode;
}

function Option({ name, isChosen, isOff = false, onChoose, note, children }: OptionProps) {
  return (
    <label
      className={classNames(
        "flex min-h-12 items-center gap-3 px-4 py-2 text-sm",
        isChosen && "bg-accent-soft",
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isOff}
        onChange={onChoose}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="figures min-w-0 flex-1 font-semibold">{children}</span>
      {note && <span className="figures text-ink-soft">{note}</span>}
    </label>
  );
}
