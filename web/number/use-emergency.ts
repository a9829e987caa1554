import { useEffect, useState } from "react";
import { messages } from "#contract/messages/messages.ts";
import { say } from "#words/say.ts";
import type { TypedNumber } from "./typed-number.ts";

/** A number may begin like an emergency number, so such a beginning is refused only once the typing pauses. */
const typingPause_ms = 700;

interface Emergency {
  /** Reason why the typed number is refused, and what to do instead; null for other numbers. */
  sentence: string | null;
  /** The same without waiting for a pause: for the press of a button. */
  ask: (typed: TypedNumber) => string | null;
}

/** Refuses emergency numbers while they are typed. The server refuses them in any case. */
export function useEmergency(typed: TypedNumber): Emergency {
  const { digits } = typed;
  const [paused, setPaused] = useState("");
  const [shownDigits, setShownDigits] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setPaused(digits), typingPause_ms);
    return () => clearTimeout(timer);
  }, [digits]);
  const emergency = emergencyOf(typed);
  // Two digits begin too many numbers: they are refused when they are called.
  const isLong = emergency?.number.length !== 2;
  const isShown =
    shownDigits === digits || (isLong && (paused === digits || emergency?.mayContinue === false));
  return {
    sentence: isShown ? inWords(typed) : null,
    ask: (pressed) => {
      setShownDigits(pressed.digits);
      return inWords(pressed);
    },
  };
}

const emergencyOf = ({ reading }: TypedNumber) => ("emergency" in reading ? reading.emergency : undefined);

function inWords(typed: TypedNumber): string | null {
  const emergency = emergencyOf(typed);
  return emergency ? say(messages.call.emergency(emergency.number)) : null;
}
