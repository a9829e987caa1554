import { X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { alertDuration_ms } from "#contract/constants.ts";
import { t } from "#words/translate.ts";
import { Alert, type AlertProps } from "./alert.tsx";

type PassingAlertProps = Pick<AlertProps, "tone" | "children"> & { duration_ms: number };

/**
 * An alert: the answer to what a person just did. It disappears by itself; a pointer or the focus on it keeps it, and
 * grants the whole time again. A new key shows the same text again. What a person must still know stays elsewhere, such
 * as at the field: WCAG 2.2.1. Which texts are alerts: docs/decisions/30-where-the-spec-and-good-sense-part.md.
 */
export function PassingAlert({ duration_ms, tone, children }: PassingAlertProps) {
  const [isShown, setShown] = useState(true);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isKept = isPointedAt || isFocused;
  useEffect(() => {
    if (isKept) return;
    const timer = setTimeout(() => setShown(false), duration_ms);
    return () => clearTimeout(timer);
  }, [isKept, duration_ms]);
  if (!isShown) return null;
  return (
    <Alert
      tone={tone}
      // Not every screen reader reads a status that appears together with its text.
      role="alert"
      // Not on entering: an alert may appear below the pointer that has just pressed a button.
      onPointerMove={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      action={
        <button
          type="button"
          aria-label={t("Dismiss")}
          onClick={() => setShown(false)}
          className="-my-1 -me-1.5 flex size-7 shrink-0 items-center justify-center rounded-control hover:bg-surface"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      }
    >
      {children}
    </Alert>
  );
}

interface FormAlertProps {
  tone: AlertProps["tone"];
  /** Changes with each attempt, so that the same sentence is shown again. */
  attempt: number;
  children: ReactNode;
}

/** The alert of a form, below its last button: an alert that comes and passes there moves no control. */
export function FormAlert({ tone, attempt, children }: FormAlertProps) {
  return (
    <div className="min-h-11">
      {children && (
        <PassingAlert key={attempt} tone={tone} duration_ms={alertDuration_ms}>
          {children}
        </PassingAlert>
      )}
    </div>
  );
}
