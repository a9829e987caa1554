import { type ComponentType, useState, useSyncExternalStore } from "react";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { nextTouch, touched } from "./touch.ts";

/**
 * A part of the server's HTML whose code loads at the first touch. Until then React leaves its HTML as it is, also while
 * the code does not load: each further touch asks for it again. In a page that the browser draws, as it does after the
 * language has changed, the code loads at once, and what was lost says so.
 */
export function touchedPart(load: () => Promise<ComponentType>): ComponentType {
  const Drawn = lazyPart(load, NotLoaded);
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

const never = () => () => {};

/** Tells if the component is in the server's HTML: true on the server, and while React takes the page over. */
export function useIsInHtml(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
