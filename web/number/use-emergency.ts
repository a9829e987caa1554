import { useEffect, useState } from "react";
import { messages } from "#contract/messages.ts";
import type { NumberFacts } from "./use-number-facts.ts";

/** A number may begin like an emergency number, so such a beginning is refused only once the typing pauses. */
const typingPause_ms = 700;

export interface Emergency {
  /** Why the typed number is refused, and what to do instead; null for other numbers. */
  sentence: string | null;
  /** The same without waiting for a pause: for the press of a button. */
  ask: () => string | null;
}

/** Refuses emergency numbers while they are typed. The server refuses them in any case. */
export function useEmergency(digits: string, facts: NumberFacts | null): Emergency {
  const [paused, setPaused] = useState("");
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setPaused(digits), typingPause_ms);
    return () => clearTimeout(timer);
  }, [digits]);
  const number = facts?.emergencyDialled(digits) ?? null;
  // Two digits begin too many numbers: they are refused when they are called.
  const isShown =
    asked === digits || (number?.length !== 2 && (paused === digits || facts?.mayContinue(digits) === false));
  return {
    sentence: isShown ? inWords(number) : null,
    ask: () => {
      setAsked(digits);
      return inWords(number);
    },
  };
}

function inWords(number: string | null): string | null {
  return number === null ? null : messages.call.emergency(number);
}
