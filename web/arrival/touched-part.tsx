import { type ComponentType, useState } from "react";
import { type LostPart, lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { nextTouch, touched } from "./touch.ts";
import { useIsInHtml } from "./use-is-in-html.ts";

/**
 * A part of the server's HTML whose code loads at the first touch. Until then React leaves its HTML as it is, also while
 * the code does not load: each further touch asks for it again. In a page that the browser draws, as it does after the
 * language has changed, the code loads at once, and `Instead` stands in its place.
 */
export function touchedPart(
  load: () => Promise<ComponentType>,
  Instead: ComponentType<LostPart>,
): ComponentType {
  const Drawn = lazyPart(load, Instead);
  const Sent = lazyPart(() => askAtTouches(load));
  return function Part() {
    const [isSent] = useState(useIsInHtml());
    return isSent && !import.meta.env.SSR ? <Sent /> : <Drawn />;
  };
}

async function askAtTouches(load: () => Promise<ComponentType>): Promise<ComponentType> {
  await touched;
  for (;;) {
    const loaded = await load().catch(() => null);
    if (loaded) return loaded;
    await nextTouch();
  }
}
