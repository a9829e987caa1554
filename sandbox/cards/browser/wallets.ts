/** The sandbox's own page that says which wallets this browser has; at first it has none. */
import { chooseWallets, chosenWallets, walletTypes } from "./browser-wallets.ts";
import { elementOf } from "./card-form.ts";

const boxes = walletTypes.map((type) => ({ type, box: elementOf(type, HTMLInputElement) }));

for (const { type, box } of boxes) {
  box.checked = chosenWallets().includes(type);
  box.addEventListener("change", () => {
    chooseWallets(boxes.filter((other) => other.box.checked).map((other) => other.type));
  });
}
