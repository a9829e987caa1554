import { useEffect, useState } from "react";
import { Alert, type AlertProps } from "./alert.tsx";

/** An alert that disappears by itself. A new key shows the same text again. */
export function PassingAlert({ duration_ms, ...alert }: AlertProps & { duration_ms: number }) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), duration_ms);
    return () => clearTimeout(timer);
  }, [duration_ms]);
  return shown && <Alert {...alert} />;
}
