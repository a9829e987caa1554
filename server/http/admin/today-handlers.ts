import { creditsPerUsd } from "#contract/money/credit-value.ts";
import { creditsFromMillicredits as credits } from "#contract/money/money.ts";
import type { ShownDay, todayRoutes } from "#contract/operators/today.ts";
import { readToday, type TodaysDay } from "#domain/operators/product/read-today.ts";
import { toWire } from "#domain/wire.ts";
import { type Handler, onWire } from "./admin-deps.ts";

export const todayHandlers: { [Name in keyof typeof todayRoutes]: Handler<Name> } = {
  read_today: (deps, request) =>
    onWire(readToday(deps, request), ({ days, stop, purchases, signUp, ...counts }) => ({
      ...counts,
      days: days.map(shownDay),
      callingOff: deps.callLimits.calling ? (stop?.reason ?? null) : "variable",
      ...toWire({ purchasesOffSince: purchases.offSince, signUpOffSince: signUp.offSince }),
    })),
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
