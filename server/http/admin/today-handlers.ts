import { creditsPerUsd } from "#contract/money/credit-value.ts";
import { creditsFromMillicredits as credits } from "#contract/money/money.ts";
import type { ShownDay, todayRoutes } from "#contract/operators/today.ts";
import { readToday, type TodaysDay } from "#domain/operators/product/read-today.ts";
import { type Handler, moment, onWire } from "./admin-deps.ts";

export const todayHandlers: { [Name in keyof typeof todayRoutes]: Handler<Name> } = {
  read_today: (deps, request) =>
    onWire(
      readToday(deps, request),
      ({ days, callsOpen, openMessages, unseenAlarms, stop, purchases, signUp }) => ({
        days: days.map(shownDay),
        callsOpen,
        openMessages,
        unseenAlarms,
        callingOff: deps.callLimits.calling ? (stop?.reason ?? null) : "variable",
        purchasesOffSince: moment(purchases.offSince),
        signUpOffSince: moment(signUp.offSince),
      }),
    ),
};

function shownDay({ day, placed, answered, refused, sales, ...counts }: TodaysDay): ShownDay {
  return {
    day,
    calls: { placed, answered, refused },
    sales: sales && {
      purchases: sales.purchases,
      usd: credits(sales.sold_mc) / creditsPerUsd(),
      backUsd: credits(sales.back_mc) / creditsPerUsd(),
    },
    failures: { calls: counts.callsFailed, payments: counts.paymentsDeclined, mails: counts.mailsGivenUp },
    alarms: {
      shortCalls: counts.pumpingAlarms,
      cardTesting: counts.cardLockouts,
      disputes: counts.disputes,
    },
  };
}
