/** The wallet's own sheet, which a browser shows above the page. */
import { confirmWithCard, openSession, type Session } from "#sandbox/cards/browser/api.ts";
import { channelToPage } from "#sandbox/cards/browser/messenger.ts";
import {
  connectionError,
  type SheetNews,
  type SheetQuestions,
  type WalletType,
  walletNames,
} from "#sandbox/cards/browser/protocol.ts";
import { deviceId } from "./browser-wallets.ts";
import { elementOf, priceOf } from "./document.ts";

const pay = elementOf("complete", HTMLButtonElement);
const cancel = elementOf("cancel", HTMLButtonElement);
let shown: { session: Session; wallet: WalletType } | null = null;

const send = channelToPage<SheetQuestions, SheetNews>({
  async start({ wallet, key, purpose, business }) {
    elementOf("title", HTMLElement).textContent = walletNames[wallet];
    const price = priceOf(purpose.amount, purpose.currency);
    elementOf("amount", HTMLElement).textContent = `Pay ${business} ${price}`;
    const { session, error } = await openSession(key, purpose);
    if (!error) shown = { session, wallet };
    pay.disabled = error !== undefined;
    pay.focus();
    return null;
  },
  async confirm(request) {
    if (!shown) return { error: connectionError };
    const number = document.querySelector<HTMLInputElement>("input[name=card]:checked")?.value;
    const billingDetails = { name: "Sandbox Wallet", ...request.billingDetails };
    return confirmWithCard(
      shown.session,
      { ...request, billingDetails },
      {
        number,
        exp_month: "12",
        exp_year: String(new Date().getFullYear() + 3),
        wallet: { type: shown.wallet, device: deviceId() },
      },
    );
  },
});

pay.addEventListener("click", () => {
  // A person has authorised the payment once; from here the page decides when the sheet closes.
  pay.disabled = true;
  cancel.disabled = true;
  send("authorised");
});
cancel.addEventListener("click", () => send("cancelled"));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !cancel.disabled) send("cancelled");
});
