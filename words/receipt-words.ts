import { rateDigits } from "#contract/money/currencies.ts";
import type { Receipt } from "#contract/money/receipts.ts";
import { leftToRight, numberFormat } from "./formats.ts";
import { formatMoney } from "./money.ts";
import { t } from "./translate.ts";

type Card = NonNullable<Receipt["card"]>;

/** Brands by their names at the card provider. */
const brands: Readonly<Record<string, string>> = {
  amex: "American Express",
  cartes_bancaires: "Cartes Bancaires",
  diners: "Diners Club",
  discover: "Discover",
  eftpos_au: "eftpos",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

/** Wallets by their names at the card provider. Others are not worth a word: the card says enough. */
const wallets: Readonly<Record<string, string>> = {
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  samsung_pay: "Samsung Pay",
  link: "Link",
};

/** "Visa ending in 4242", "Visa ending in 4242 (Apple Pay)". */
export function cardInWords({ brand, last4, wallet }: Card): string {
  const name = brands[brand];
  const card =
    name === undefined
      ? t("Card ending in {last4}", { last4 })
      : t("{card} ending in {last4}", { card: name, last4 });
  const held = walletName({ wallet });
  return held === undefined ? card : `${card} (${held})`;
}

/** "Visa ...4242", for a button and for a list of cards. */
export function shortCard({ brand, last4 }: Pick<Card, "brand" | "last4">): string {
  return leftToRight(`${brands[brand] ?? t("Card")} ...${last4}`);
}

/** "Apple Pay"; undefined for a card without a wallet. */
export function walletName({ wallet }: Pick<Card, "wallet">): string | undefined {
  return wallet === null ? undefined : wallets[wallet];
}

/** "$1.60 (VAT 19%)", or that there is none. */
export function taxInWords({ tax, currency }: Receipt): string {
  if (tax === null) return t("None#tax");
  const { name, percent, amount } = tax;
  const share = numberFormat({ style: "percent", maximumFractionDigits: 4 }).format(percent / 100);
  return `${formatMoney(amount, currency)} (${leftToRight(`${name} ${share}`)})`;
}

/** "1 USD = 0.79 GBP", with all digits that the price was made with. */
export function rateInWords(perUsd: number, currency: Receipt["currency"]): string {
  const rate = numberFormat({ maximumFractionDigits: rateDigits }).format(perUsd);
  return leftToRight(`1 USD = ${rate} ${currency}`);
}

/** Name, address and tax number of the seller, a text for each line. */
export function sellerLines({ seller }: Receipt): string[] {
  return [seller.name, ...addressLines(seller)];
}

/** The buyer's company and name, address and tax number, a text for each line. */
export function buyerLines({ buyer }: Receipt): string[] {
  return [buyer.company, buyer.name, ...addressLines(buyer)].filter((line) => line !== "");
}

function addressLines({ address, taxNumber }: { address: string; taxNumber: string }): string[] {
  const lines = address.split("\n").filter((line) => line.trim() !== "");
  return taxNumber === "" ? lines : [...lines, t("Tax number: {number}", { number: leftToRight(taxNumber) })];
}
