import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ScrollRestoration } from "react-router";
import { useIsInHtml } from "#web/arrival/index.ts";

let isFirst = true;

/**
 * Scrolls as a browser does between pages. React Router scrolls to the top for its first page too: a reader who has scrolled
 * while the page's code was on its way stays where they are, and a press at that moment hits its button.
 */
export function Scrolling() {
  const [isLaidOut, setLaidOut] = useState(useIsInHtml());
  const scrolled = useRef(0);
  // What is drawn anew would be laid out for the first question about scrolling, in a task that is long already.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLaidOut(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (!isLaidOut) return null;
  // The effects of siblings run in their order, before anything is drawn.
  return (
    <>
      <Effect
        run={() => {
          scrolled.current = window.scrollY;
        }}
      />
      <ScrollRestoration />
      <Effect
        run={() => {
          if (isFirst && scrolled.current > 0) window.scrollTo(0, scrolled.current);
          isFirst = false;
        }}
      />
    </>
  );
}

function Effect({ run }: { run: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page's code takes it over.
  useLayoutEffect(run, []);
  return null;
}
