import { Clock, Moon } from "lucide-react";
import { useEffect, useState } from "react";
import type { NumberPrice } from "#contract/money/tariff.ts";
import { localTimeInWords } from "./local-time-words.ts";
import { zonesOfNumber } from "./zones-of-number.ts";

const minute_ms = 60_000;

/** The time where the number is, and a word of caution at night. */
export function LocalTime({ number, country }: Pick<NumberPrice, "number" | "country">) {
  const now = useMinute();
  const time = localTimeInWords(zonesOfNumber(number.slice(1), country), now);
  if (time === null) return null;
  const Icon = time.isNight ? Moon : Clock;
  return (
    <p className={`mt-1 flex items-start gap-2 ${time.isNight ? "text-warn" : "text-ink-soft"}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {time.sentence}
    </p>
  );
}

/** The present minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), minute_ms - (now.getTime() % minute_ms));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
