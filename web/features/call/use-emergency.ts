import { useEffect, useState } from "react";
import { messages } from "#contract/messages.ts";
import { parseE164 } from "#contract/phone-number.ts";
import { loadedOnce } from "#web/lib/loaded-once.ts";
import { numberingPlans } from "#web/lib/numbering-plans.ts";

const emergencyNumbers = loadedOnce(() => import("#contract/emergency-numbers.ts"));

/** A number may begin like an emergency number, so such a beginning is refused only once the typing pauses. */
const typingPause_ms = 700;

export interface Emergency {
  /** Why the typed number is refused, and what to do instead; null for other numbers. */
  sentence: string | null;
  /** The same without waiting for a pause: for the press of a button. */
  ask: () => string | null;
}

/** Refuses emergency numbers while they are typed. The server refuses them in any case. */
export function useEmergency(digits: string): Emergency {
  const isLoaded = emergencyNumbers.use(digits !== "") !== null;
  const [paused, setPaused] = useState("");
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setPaused(digits), typingPause_ms);
    return () => clearTimeout(timer);
  }, [digits]);
  const number = isLoaded ? emergencyDialled(digits) : null;
  // Two digits begin too many numbers: they are refused when they are called.
  const isShown = asked === digits || (number?.length !== 2 && (paused === digits || !mayContinue(digits)));
  return {
    sentence: isShown ? inWords(number) : null,
    ask: () => {
      setAsked(digits);
      return inWords(emergencyDialled(digits));
    },
  };
}

function emergencyDialled(digits: string): string | null {
  const number = emergencyNumbers.current()?.emergencyNumber(digits) ?? null;
  return number === null || isValid(digits) ? null : number;
}

function inWords(number: string | null): string | null {
  return number === null ? null : messages.call.emergency(number);
}

/** Whether more digits can make a number: no area code of +1 begins with 0 or 1, and not all calling codes are in use. */
function mayContinue(digits: string): boolean {
  if (/^1[01]/.test(digits)) return false;
  return numberingPlans()?.validatePhoneNumberLength(`+${digits}00000`) !== "INVALID_COUNTRY";
}

function isValid(digits: string): boolean {
  const number = parseE164(digits);
  return number !== null && numberingPlans()?.isValidPhoneNumber(number) === true;
}
