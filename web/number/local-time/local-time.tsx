import { Clock, Moon } from "lucide-react";
import { useEffect, useState } from "react";
import { localTimeMessages } from "#contract/messages/call-messages.ts";
import type { NumberPrice } from "#contract/money/tariff.ts";
import { formatTime } from "#words/formats.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { currentOffsets } from "./clocks.ts";
import type { OffsetAt } from "./pinned-offset.ts";
import { zonesOfNumber } from "./zones-of-number.ts";

const minute_ms = 60_000;

type PricedNumber = Pick<NumberPrice, "number" | "country">;

/** Finds the clocks of the world first, so that no hour is shown by the rules of an old browser. */
export async function loadLocalTime() {
  const offsetAt = await currentOffsets();
  return (priced: PricedNumber) => <LocalTime {...priced} offsetAt={offsetAt} />;
}

function LocalTime({ number, country, offsetAt }: PricedNumber & { offsetAt: OffsetAt }) {
  const now = useMinute();
  const time = localTimeInWords(zonesOfNumber(number.slice(1), country), now, offsetAt);
  if (time === null) return null;
  const Icon = time.isNight ? Moon : Clock;
  return (
    <p className={`mt-1 flex items-start gap-2 ${time.isNight ? "text-warn" : "text-ink-soft"}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {time.sentence}
    </p>
  );
}

function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), minute_ms - (now.getTime() % minute_ms));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

interface TimeThere {
  /** "It is 3:12 AM there." */
  sentence: string;
  /** People there may be asleep: it is between 22:00 and 7:00 in one of the zones at least. */
  isNight: boolean;
}

/** The time in the zones that a number may be in; null where one of them or its clock is unknown. */
export function localTimeInWords(zones: readonly string[], now: Date, offsetAt: OffsetAt): TimeThere | null {
  const offsets_min: number[] = [];
  for (const zone of zones) {
    const offset_min = offsetAt(zone, now.getTime());
    if (offset_min === null) return null;
    offsets_min.push(offset_min);
  }
  if (offsets_min.length === 0) return null;
  // From west to east, across midnight too.
  const [earliest, latest] = [Math.min(...offsets_min), Math.max(...offsets_min)];
  const inWords = (offset_min: number) => formatTime(clockAt(now, offset_min), "UTC");
  const sentence =
    earliest === latest
      ? say(localTimeMessages.one(inWords(earliest)))
      : say(localTimeMessages.between(inWords(earliest), inWords(latest)));
  const isNight = offsets_min.some((offset_min) => {
    const hour = clockAt(now, offset_min).getUTCHours();
    return hour >= nightBegins_h || hour < nightEnds_h;
  });
  return { sentence: isNight ? `${sentence} ${t(localTimeMessages.night)}` : sentence, isNight };
}

/** Local hours, of the day and of the next one. */
const [nightBegins_h, nightEnds_h] = [22, 7];

/** Moment at which UTC's clocks show what those ahead by an offset show now. */
const clockAt = (now: Date, offset_min: number) => new Date(now.getTime() + offset_min * minute_ms);
