/** The page inside the express element's frame: one button for each wallet that can open here. */
import { openSession } from "#sandbox/cards/browser/api.ts";
import { channelToPage } from "#sandbox/cards/browser/messenger.ts";
import { type ElementNews, type ExpressQuestions, walletNames } from "#sandbox/cards/browser/protocol.ts";
import { applyAppearance } from "./appearance.ts";
import { usableWallets } from "./browser-wallets.ts";
import { elementOf } from "./document.ts";

const buttons = elementOf("buttons", HTMLElement);

const send = channelToPage<ExpressQuestions, ElementNews>({
  async start({ key, purpose, appearance, wallets }) {
    new ResizeObserver(() => {
      send({ news: "height", height_px: buttons.childElementCount && document.body.offsetHeight });
    }).observe(document.body);
    applyAppearance(appearance);
    document.body.classList.toggle("night", appearance.theme === "night");
    const { session, error } = await openSession(key, purpose);
    if (error) return { error };
    // A wallet pays with a card, so a payment without cards has none.
    const usable = session.methodTypes.includes("card") ? usableWallets(wallets) : [];
    buttons.replaceChildren(
      ...usable.map((wallet) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = walletNames[wallet];
        button.addEventListener("click", () => send({ news: "click", wallet }));
        return button;
      }),
    );
    return { usable };
  },
});
