import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to the new page, so that the keyboard and screen readers go on there and not where the link was. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
