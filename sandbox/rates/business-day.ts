const day_ms = 24 * 60 * 60 * 1_000;

/**
 * The last day with rates from the European Central Bank, as `YYYY-MM-DD`. The bank publishes at about 16:00 Frankfurt
 * time on every day that TARGET, the euro's payment system, is open.
 */
export function lastPublishedDay(now: Date): string {
  const inFrankfurt = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Berlin",
    dateStyle: "short",
    timeStyle: "short",
  }).format(now);
  const [date = "", time = ""] = inFrankfurt.split(" ");
  let day = new Date(`${date}T00:00:00Z`);
  if (time < "16:15") day = dayBefore(day);
  while (!isOpen(day)) day = dayBefore(day);
  return day.toISOString().slice(0, 10);
}

function dayBefore(day: Date): Date {
  return new Date(day.getTime() - day_ms);
}

const fixedHolidays = new Set(["01-01", "05-01", "12-25", "12-26"]);

function isOpen(day: Date): boolean {
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  if (isWeekend || fixedHolidays.has(day.toISOString().slice(5, 10))) return false;
  const daysFromEaster = (day.getTime() - easterSunday(day.getUTCFullYear()).getTime()) / day_ms;
  return daysFromEaster !== -2 && daysFromEaster !== 1;
}

/** The Gregorian computus, in the form of Meeus, Jones and Butcher. */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const n = h + l - 7 * m;
  const month = Math.floor((n + 90) / 25);
  const day = (n + 33 * month + 19) % 32;
  return new Date(Date.UTC(year, month - 1, day));
}
