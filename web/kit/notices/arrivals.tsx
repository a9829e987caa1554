import { createContext, use, useCallback, useLayoutEffect, useState } from "react";

type Report = (change: 1 | -1) => void;

/** Reports loading parts to the nearest `useArrivals`: `<Arrivals value={report}>`. */
export const Arrivals = createContext<Report>(() => undefined);

/**
 * Counts the loading parts inside an `Arrivals`, and reports them to outer ones too. The page hides what stands below until
 * all parts are there: a control that moves under a finger loses the press to another one.
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

/** Stands for a part that is loading. Draws nothing. */
export function Arriving() {
  const report = use(Arrivals);
  // A layout effect, so that no frame shows the content below before it is hidden.
  useLayoutEffect(() => {
    report(1);
    return () => report(-1);
  }, [report]);
  return null;
}
