/** The wallets that this browser has. They are kept in the storage of the provider's origin, which its frames share. */
import { type WalletType, walletTypes } from "#sandbox/cards/browser/protocol.ts";

declare global {
  interface Document {
    /** Chromium's view of Permissions-Policy, for this document. */
    featurePolicy?: { allowsFeature(name: string): boolean };
  }
}

const walletsKey = "sandbox.wallets";
const deviceKey = "sandbox.device";

export function chosenWallets(): WalletType[] {
  const names = (localStorage.getItem(walletsKey) ?? "").split(",");
  return walletTypes.filter((type) => names.includes(type));
}

export function chooseWallets(wallets: readonly WalletType[]): void {
  localStorage.setItem(walletsKey, wallets.join());
}

/** The wallets of `offered` that can open here: none where the page's Permissions-Policy withholds payment. */
export function usableWallets(offered: readonly WalletType[]): WalletType[] {
  if (document.featurePolicy?.allowsFeature("payment") === false) return [];
  return chosenWallets().filter((type) => offered.includes(type));
}

/** This browser as a device with card numbers of its own. */
export function deviceId(): string {
  const stored = localStorage.getItem(deviceKey);
  if (stored) return stored;
  const id = crypto.randomUUID();
  localStorage.setItem(deviceKey, id);
  return id;
}
