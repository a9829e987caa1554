import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SavedCard } from "#contract/money/saved-cards.ts";
import type { Checkout } from "#web/app/purchase/checkout.ts";
import { useOpenStripe } from "#web/app/purchase/stripe-script.ts";
import { type Pay, usePay } from "#web/app/purchase/use-pay.ts";
import { isAwaited } from "#web/kit/api/has-failed.ts";
import { type AskedCaptcha, useAskedCaptcha } from "#web/kit/captcha/use-asked-captcha.tsx";
import { savedCardsQuery } from "#web/kit/money/saved-cards.ts";

/** The ways to pay for a price: the saved cards, and any other card. */
export interface PayWith {
  isKnown: boolean;
  /** Those that are not being removed. */
  cards: readonly SavedCard[];
  /** The card that pays at the press of a button; null for another one, which is typed. */
  card: SavedCard | null;
  choose(card: SavedCard | null): void;
  /** The checkout that the next attempt continues or starts; undefined until there is a price. */
  checkout: Checkout | undefined;
  captcha: AskedCaptcha;
  pay: Pay;
  paySaved(): void;
}

interface PayWithOptions {
  checkout: Checkout | undefined;
  onPriceExpired: () => Promise<void>;
  onPaid: () => void | Promise<void>;
}

export function usePayWith({ checkout: priced, onPriceExpired, onPaid }: PayWithOptions): PayWith {
  const list = useQuery(savedCardsQuery);
  const cards = list.data?.filter((card) => !card.isBeingRemoved && !card.mustBeSavedAgain) ?? [];
  const isKnown = !isAwaited(list);
  const [chosenId, setChosenId] = useState<string | null>();
  // Chosen once, because a list that changes must neither move the choice to another card nor take a form away.
  if (isKnown && chosenId === undefined) setChosenId(proposedCard(cards)?.id ?? null);
  const chosen = cards.find(({ id, isExpired }) => id === chosenId && !isExpired) ?? null;

  const [tried, setTried] = useState<{ checkout: Checkout; card: SavedCard } | null>(null);
  // A payment that may have been made goes on with its card and its price, also when the page has learned of others since.
  const held = tried !== null && tried.checkout.state !== "open" ? tried : null;
  const checkout = held?.checkout ?? priced;
  const card = held?.card ?? chosen;
  const captcha = useAskedCaptcha("create_payment");
  const pay = usePay({ checkout, captcha, onPriceExpired, onPaid });
  const openStripe = useOpenStripe(card !== null);

  return {
    isKnown,
    cards,
    card,
    choose(next) {
      setChosenId(next?.id ?? null);
      pay.forgetError();
    },
    checkout,
    captcha,
    pay,
    paySaved() {
      if (!card || !checkout) return;
      setTried({ checkout, card });
      pay.start({ openStripe, card: { savedCardId: card.id } });
    },
  };
}

function proposedCard(cards: readonly SavedCard[]): SavedCard | undefined {
  const payable = cards.filter(({ isExpired }) => !isExpired);
  return payable.find(({ isDefault }) => isDefault) ?? payable[0];
}
