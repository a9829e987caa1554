/** The page inside the express element's frame: one button for each wallet that can open here. */
import { openSession } from "./api.ts";
import { applyAppearance } from "./appearance.ts";
import { usableWallets, walletNames } from "./browser-wallets.ts";
import { elementOf } from "./card-form.ts";
import { channelToPage } from "./frame-channel.ts";
import type { Channel } from "./messenger.ts";
import { sessionParameters } from "./payment-parameters.ts";
import type { ExpressNews, ExpressQuestions, FormSettings } from "./protocol.ts";

const buttons = elementOf("buttons", HTMLElement);
let channel: Channel<never, ExpressNews> | null = null;

void channelToPage<ExpressQuestions, ExpressNews>({ start }).then((opened) => {
  channel = opened;
  new ResizeObserver(() => {
    channel?.send({ news: "height", height_px: buttons.childElementCount && document.body.offsetHeight });
  }).observe(document.body);
});

async function start({ key, purpose, appearance, wallets }: FormSettings) {
  applyAppearance(appearance);
  document.body.classList.toggle("night", appearance.theme === "night");
  const session = await openSession(location.origin, sessionParameters(key, purpose));
  if (session.error) return { error: session.error };
  // A wallet pays with a card, so a payment without cards has none.
  const usable = session.methodTypes.includes("card") ? usableWallets(wallets) : [];
  buttons.replaceChildren(
    ...usable.map((wallet) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = walletNames[wallet];
      button.addEventListener("click", () => channel?.send({ news: "click", wallet }));
      return button;
    }),
  );
  return { usable };
}
