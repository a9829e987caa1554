import { localTimeMessages } from "#contract/messages/local-time-messages.ts";
import { byLocale } from "#words/by-locale.ts";
import { say } from "#words/say.ts";
import { currentLanguage, t } from "#words/translate.ts";

export interface LocalTime {
  /** "It is 3:12 at night there." */
  sentence: string;
  /** People there may be asleep: between nine in the evening and eight in the morning. */
  isNight: boolean;
}

interface Clock {
  hour: number;
  minute: number;
  /** Orders the zones from west to east, across midnight too. */
  local_ms: number;
}

/** The time in the zones that a number may be in; null where none is known. */
export function localTimeInWords(zones: readonly string[], now: Date): LocalTime | null {
  const clocks = zones
    .map((zone) => clockIn(zone, now))
    .sort((left, right) => left.local_ms - right.local_ms);
  const [first, last] = [clocks[0], clocks.at(-1)];
  if (first === undefined || last === undefined) return null;
  const sentence =
    first.local_ms === last.local_ms
      ? say(localTimeMessages.one(timeOf(first)))
      : say(localTimeMessages.between(timeOf(first, suffixOf(first) === suffixOf(last)), timeOf(last)));
  const isNight = clocks.some(({ hour }) => hour >= evening || hour < morning);
  return { sentence: isNight ? `${sentence} ${t(localTimeMessages.night)}` : sentence, isNight };
}

const [evening, morning, dawn, noon] = [21, 8, 5, 12];

/** The day's parts, such as "at night", where the language counts its hours to twelve. */
const timeFormat = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: "UTC",
      hour: "numeric",
      minute: "2-digit",
      dayPeriod: "short",
    }),
);

function timeOf(clock: Clock, isSuffixLeftOut = false): string {
  if (currentLanguage() !== "en") return timeFormat().format(clock.local_ms);
  const time = `${clock.hour % 12 || 12}:${String(clock.minute).padStart(2, "0")}`;
  return isSuffixLeftOut ? time : `${time} ${suffixOf(clock)}`;
}

function suffixOf({ hour }: Clock): string {
  if (hour < dawn || hour >= evening) return "at night";
  if (hour < morning) return "in the morning";
  return hour < noon ? "AM" : "PM";
}

function clockIn(timeZone: string, now: Date): Clock {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return { hour, minute, local_ms: Date.UTC(year, month - 1, day, hour, minute) };
}
