/** The sandbox's own page that says which wallets this browser has; at first it has none. */
import { walletTypes } from "#sandbox/cards/browser/protocol.ts";
import { chooseWallets, chosenWallets } from "./browser-wallets.ts";
import { elementOf } from "./document.ts";

const boxes = walletTypes.map((type) => ({ type, box: elementOf(type, HTMLInputElement) }));

for (const { type, box } of boxes) {
  box.checked = chosenWallets().includes(type);
  box.addEventListener("change", () => {
    chooseWallets(boxes.filter((other) => other.box.checked).map((other) => other.type));
  });
}
