import { creditsPerUsd } from "#contract/money/credit-value.ts";
import { creditsFromMillicredits as credits } from "#contract/money/money.ts";
import type { FraudView as FraudOnWire, fraudRoutes } from "#contract/operators/fraud.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import type { FraudView } from "#domain/operators/product/fraud-lookup.ts";
import { readFraud } from "#domain/operators/product/read-fraud.ts";
import { type Handler, moment, onWire } from "./admin-deps.ts";

export const fraudHandlers: { [Name in keyof typeof fraudRoutes]: Handler<Name> } = {
  read_fraud: (deps, request, { days }) => onWire(readFraud(deps, request, { days }), fraudView),
};

const last = <Row extends { lastAt: Date }>({ lastAt, ...row }: Row) => ({ ...row, lastAt: moment(lastAt) });

function fraudView(view: FraudView): FraudOnWire {
  return {
    refusals: view.refusals.map(last),
    limitHits: view.limitHits.map(last),
    pumping: view.pumping.map(({ charged_mc, cost_mc, raisedAt, seenAt, ...alarm }) => ({
      ...alarm,
      charged: credits(charged_mc),
      cost: cost_mc === null ? null : credits(cost_mc),
      raisedAt: moment(raisedAt),
      seenAt: moment(seenAt),
    })),
    lockouts: view.lockouts.map(({ startedAt, endsAt, ...lockout }) => ({
      ...lockout,
      startedAt: moment(startedAt),
      endsAt: moment(endsAt),
    })),
    declines: view.declines.map(({ paid_mc, ...user }) => ({
      ...user,
      paidUsd: credits(paid_mc) / creditsPerUsd(),
    })),
    destinations: view.destinations.map(({ charged_mc, chargedNew_mc, perMinute_mc, ...place }) => ({
      ...place,
      charged: credits(charged_mc),
      chargedNew: credits(chargedNew_mc),
      perMinute: credits(perMinute_mc),
    })),
    disputes: view.disputes.map(({ amount_minor, ...dispute }) => ({
      ...last(dispute),
      amount: amountFromMinor(amount_minor, dispute.currency),
    })),
    sharedMarks: view.sharedMarks.map(({ owed_mc, ...mark }) => ({ ...last(mark), owed: credits(owed_mc) })),
    moneyBack: view.moneyBack.map(({ taken_mc, bought_mc, ...user }) => ({
      ...last(user),
      credits: credits(taken_mc),
      boughtCredits: credits(bought_mc),
    })),
    badLines: view.badLines.map(({ credited_mc, lastAt, ...user }) => ({
      ...user,
      credits: credits(credited_mc),
      lastAt: moment(lastAt),
    })),
  };
}
