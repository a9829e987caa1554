import { createHash } from "node:crypto";
import { object, oneOf, optional, required, text, type Values } from "#sandbox/cards/api/parameters.ts";
import type { PaymentMethod } from "#sandbox/cards/objects.ts";

const walletTypes = ["apple_pay", "google_pay"] as const;

/**
 * A card in a browser's wallet. Stripe.js sends the wallet's encrypted payload instead, in a form of its own; the twin
 * takes the test card's number, the wallet and the device that holds it.
 */
export const walletField = optional(
  object({ type: required(oneOf(...walletTypes)), device: required(text(40)) }),
);
export type WalletCard = NonNullable<Values<{ wallet: typeof walletField }>["wallet"]>;

/**
 * Stand-in for the card's number on one device. Stripe's fingerprint is that of the token where there is one:
 * https://docs.stripe.com/api/payment_methods/object#payment_method_object-card-fingerprint
 */
export function deviceNumber(number: string, { type, device }: WalletCard): string {
  return `${type} ${device} ${number}`;
}

export function walletObject(
  number: string,
  wallet: WalletCard,
): NonNullable<NonNullable<PaymentMethod["card"]>["wallet"]> {
  const digest = createHash("sha256").update(deviceNumber(number, wallet)).digest();
  const dynamic_last4 = String(digest.readUInt16BE() % 10_000).padStart(4, "0");
  return wallet.type === "apple_pay"
    ? { type: "apple_pay", apple_pay: {}, dynamic_last4 }
    : { type: "google_pay", google_pay: {}, dynamic_last4 };
}
