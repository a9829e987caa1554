import { creditsPerUsd } from "#contract/money/credit-value.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import type { alarmRoutes } from "#contract/operators/alarms.ts";
import type { callRoutes } from "#contract/operators/calls.ts";
import type { FraudView as FraudOnWire, fraudRoutes } from "#contract/operators/fraud.ts";
import type { ShownDay, todayRoutes } from "#contract/operators/today.ts";
import { callHistoryItem } from "#domain/calls/history/call-history.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import { changeAlarmWebhook, testAlarmWebhook } from "#domain/operators/alarms/alarm-webhook.ts";
import { changeAlarms, readAlarms, seeAlarm } from "#domain/operators/alarms/alarms.ts";
import type { ShownCall } from "#domain/operators/people/user-lookup.ts";
import type { FraudView } from "#domain/operators/product/fraud-lookup.ts";
import { readFraud } from "#domain/operators/product/read-fraud.ts";
import { readToday, type TodaysDay } from "#domain/operators/product/read-today.ts";
import { hangUpCall, type Judged, listLiveCalls, showCall } from "#domain/operators/product/watch-calls.ts";
import { toWire } from "#domain/wire.ts";
import { type Handler, onWire, rateOnWire } from "./admin-deps.ts";

type Watched =
  | keyof typeof todayRoutes
  | keyof typeof alarmRoutes
  | keyof typeof fraudRoutes
  | keyof typeof callRoutes;

/** The use-cases that watch over what goes on. */
export const watchHandlers: { [Name in Watched]: Handler<Name> } = {
  read_today: (deps, request) =>
    onWire(readToday(deps, request), ({ days, stop, purchases, signUp, ...counts }) => ({
      ...counts,
      days: days.map(shownDay),
      callingOff: deps.callLimits.calling ? (stop?.reason ?? null) : "variable",
      ...toWire({ purchasesOffSince: purchases.offSince, signUpOffSince: signUp.offSince }),
    })),
  read_alarms: (deps, request) =>
    onWire(readAlarms(deps, request, deps), ({ alarms, ...settings }) =>
      toWire({ ...settings, alarms: alarms.map(({ email, ...alarm }) => ({ ...alarm, seenBy: email })) }),
    ),
  see_alarm: (deps, request, { id }) => seeAlarm(deps, request, id),
  change_alarms: (deps, request, { addresses, thresholds }) =>
    changeAlarms(deps, request, deps, { addresses, thresholds }),
  change_alarm_webhook: (deps, request, { url, renewsSecret }) =>
    changeAlarmWebhook(deps, request, { url, renewsSecret }),
  test_alarm_webhook: (deps, request) =>
    testAlarmWebhook({ ...deps, publicUrl: deps.options.publicUrl }, request),
  read_fraud: (deps, request, { days }) => onWire(readFraud(deps, request, { days }), fraudView),
  list_calls: (deps, request) => onWire(listLiveCalls(deps, request), toWire),
  show_call: (deps, request, { call }) => onWire(showCall(deps, request, call.trim()), shownCall),
  hang_up_call: (deps, request, { call }) => hangUpCall(deps, request, call.trim()),
};

function shownDay({ day, placed, answered, refused, sales, ...counts }: TodaysDay): ShownDay {
  return {
    day,
    calls: { placed, answered, refused },
    sales: sales && {
      purchases: sales.purchases,
      usd: creditsFromMillicredits(sales.sold_mc) / creditsPerUsd(),
      backUsd: creditsFromMillicredits(sales.back_mc) / creditsPerUsd(),
    },
    failures: { calls: counts.callsFailed, payments: counts.paymentsDeclined, mails: counts.mailsGivenUp },
    alarms: {
      shortCalls: counts.pumpingAlarms,
      cardTesting: counts.cardLockouts,
      disputes: counts.disputes,
    },
  };
}

function fraudView({ declines, disputes, ...view }: FraudView): FraudOnWire {
  return {
    ...toWire(view),
    declines: declines.map((user) => ({
      ...user,
      paidUsd: creditsFromMillicredits(user.paid_mc) / creditsPerUsd(),
    })),
    disputes: toWire(disputes).map((dispute) => ({
      ...dispute,
      amount: amountFromMinor(dispute.amount_minor, dispute.currency),
    })),
  };
}

function shownCall(call: Judged<ShownCall>) {
  const { terms, badLine } = call;
  return {
    ...toWire(call),
    ...callHistoryItem(call),
    rate: terms && rateOnWire(terms.rate),
    badLine: badLine && { ...badLine, givenBack: creditsFromMillicredits(badLine.amount_mc) },
  };
}
