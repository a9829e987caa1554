import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Tells if the component is in the server's HTML: true on the server, and while React takes the page over. */
export function useIsInHtml(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
