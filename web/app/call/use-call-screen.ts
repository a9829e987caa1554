import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** State of a history entry on which a small window shows nothing but the call. */
const callEntry = "call";

/**
 * The call as the whole screen of a small window. It is an entry of the browser's history, so that the back button
 * leaves it to the bar, on the same page, and the call goes on.
 */
export function useCallScreen() {
  const location = useLocation();
  const { state }: { state: unknown } = location;
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const isOpen = state === callEntry;
  return {
    isOpen,
    async open(): Promise<void> {
      if (isOpen) return;
      isLeaving.current = false;
      await navigate(location, { state: callEntry, preventScrollReset: true });
    },
    /** Goes back, once: a second step would leave the page. */
    leave(): void {
      if (!isOpen || isLeaving.current) return;
      isLeaving.current = true;
      void navigate(-1);
    },
  };
}
