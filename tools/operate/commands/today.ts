import { creditsPerUsd } from "#contract/constants.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { readToday, type Today, type TodaysDay } from "#domain/operators/product/read-today.ts";
import { type Command, perform } from "#tools/operate/command.ts";
import { formatMoney } from "#words/money.ts";

export const todayCommands: readonly Command[] = [
  {
    name: "today",
    words: "",
    useCase: "read_today",
    summary: "calls, sales, failures and alarms of today and of the 13 days before (UTC), today first",
    example: "today",
    run: perform(readToday, todayWords),
  },
];

function todayWords({ days, callsOpen, stop, purchases, signUp }: Today): string {
  return [
    ...days.toReversed().map(dayWords),
    `${callsOpen} calls under way now.`,
    ...(stop
      ? [`Calling is switched off by the ${stop.reason === "spend" ? "watch over spending" : "operator"}.`]
      : []),
    ...(purchases.offSince ? ["Buying credits is switched off."] : []),
    ...(signUp.offSince ? ["Signing up is switched off."] : []),
  ].join("\n");
}

function dayWords(day: TodaysDay): string {
  const { sales } = day;
  return [
    day.day,
    `${day.placed} calls, ${day.answered} answered, ${day.refused} refused`,
    ...(sales
      ? [`${sales.purchases} purchases of ${usd(sales.sold_mc)}, ${usd(sales.back_mc)} went back`]
      : []),
    `failed: ${day.callsFailed} calls, ${day.paymentsDeclined} payments, ${day.mailsGivenUp} mails`,
    `alarms: ${day.pumpingAlarms} of short calls, ${day.cardLockouts} of card testing, ${day.disputes} disputes`,
  ].join("  ");
}

function usd(credits_mc: number): string {
  return formatMoney(creditsFromMillicredits(credits_mc) / creditsPerUsd, "USD");
}
