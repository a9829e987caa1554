import { Clock, Moon } from "lucide-react";
import { useEffect, useState } from "react";
import { localClock } from "#contract/local-clock.ts";
import { localTimeMessages } from "#contract/messages/local-time-messages.ts";
import type { NumberPrice } from "#contract/money/tariff.ts";
import { say } from "#words/say.ts";
import { formatTime } from "#words/time-words.ts";
import { t } from "#words/translate.ts";
import { countryTable, prefixTable } from "./zone-table.ts";

const minute_ms = 60_000;

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

interface ZoneTime {
  hour: number;
  inWords: string;
  /** Orders the zones from west to east, across midnight too. */
  local_ms: number;
}

/** The time in the zones that a number may be in; null where none is known. */
export function localTimeInWords(zones: readonly string[], now: Date): TimeThere | null {
  const clocks = zones
    .map((zone) => clockIn(zone, now))
    .sort((left, right) => left.local_ms - right.local_ms);
  const [first, last] = [clocks[0], clocks.at(-1)];
  if (first === undefined || last === undefined) return null;
  const sentence =
    first.local_ms === last.local_ms
      ? say(localTimeMessages.one(first.inWords))
      : say(localTimeMessages.between(first.inWords, last.inWords));
  const isNight = clocks.some(({ hour }) => hour >= nightBegins_h || hour < nightEnds_h);
  return { sentence: isNight ? `${sentence} ${t(localTimeMessages.night)}` : sentence, isNight };
}

/** Local hours, of the day and of the next one. */
const [nightBegins_h, nightEnds_h] = [22, 7];

function clockIn(timeZone: string, now: Date): ZoneTime {
  const local_ms = localClock(timeZone)(now.getTime());
  return { hour: new Date(local_ms).getUTCHours(), inWords: formatTime(now, timeZone), local_ms };
}

const longestPrefix = 5;
const byCountry = read(countryTable, (zone, country, zones) => {
  zones.set(country, [...(zones.get(country) ?? []), zone]);
});
const byPrefix = read(prefixTable, (names, prefix, zones) => {
  zones.set(prefix, names.split(" "));
});

type Zones = Map<string, string[]>;

/** Every row names its keys after a colon. */
function read(table: string, keep: (value: string, key: string, zones: Zones) => void): Zones {
  const zones: Zones = new Map();
  for (const row of table.trim().split("\n")) {
    const [value = "", keys = ""] = row.split(": ");
    for (const key of keys.split(" ")) keep(value, key, zones);
  }
  return zones;
}

/** The time zones that a number of the country may be in; none where they are unknown. */
export function zonesOfNumber(digits: string, country: string): readonly string[] {
  const own = byCountry.get(country) ?? [];
  if (own.length < 2) return own;
  for (let length = longestPrefix; length > 0; length--) {
    const begun = byPrefix.get(digits.slice(0, length))?.filter((zone) => own.includes(zone)) ?? [];
    if (begun.length > 0) return begun;
  }
  return own;
}
