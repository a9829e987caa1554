import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the HTML that the server sends, until the code that answers to presses is here. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
