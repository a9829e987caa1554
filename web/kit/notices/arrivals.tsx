import { createContext, use, useCallback, useLayoutEffect, useState } from "react";

type Report = (change: 1 | -1) => void;

/** Counts what is on its way in the part of a page that it wraps: `<Arrivals value={report}>`. */
export const Arrivals = createContext<Report>(() => undefined);

/**
 * Counts what is on its way in a part of a page, whose `Arrivals` gets the reporter. What stands below the part is
 * invisible until all has arrived: moved by it, a control would lose a press to another one. Counts for outer parts too.
 */
export function useArrivals(): [isArriving: boolean, report: Report] {
  const outer = use(Arrivals);
  const [count, setCount] = useState(0);
  const report = useCallback(
    (change: 1 | -1) => {
      setCount((before) => before + change);
      outer(change);
    },
    [outer],
  );
  return [count > 0, report];
}

/** Marks the place of what is on its way. Draws nothing. */
export function Arriving() {
  const report = use(Arrivals);
  // Before the next frame, in which what stands below would be seen.
  useLayoutEffect(() => {
    report(1);
    return () => report(-1);
  }, [report]);
  return null;
}
