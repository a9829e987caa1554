import { IntegrationError, type WalletType, walletTypes } from "#sandbox/cards/browser/protocol.ts";

/** Names of ways to pay in the options and events of an element. */
export const optionNames = ["amazonPay", "applePay", "googlePay", "link", "paypal", "klarna"] as const;
export const optionNameOf = { apple_pay: "applePay", google_pay: "googlePay" } as const;

type Display = Record<string, unknown> | undefined;

/**
 * The wallets that an element's options leave: all that are not set to `never`.
 * @throws IntegrationError for a name or a value that Stripe.js does not know.
 */
export function offeredWallets(caller: string, display: Display, values: readonly string[]): WalletType[] {
  for (const [name, value] of Object.entries(display ?? {})) {
    if (optionNames.some((option) => option === name) && values.some((option) => option === value)) continue;
    throw new IntegrationError(
      `Invalid value for elements.create('${caller}'): ${name} should be one of ${values.join(", ")}. You specified: ${String(value)}.`,
    );
  }
  return walletTypes.filter((type) => display?.[optionNameOf[type]] !== "never");
}
