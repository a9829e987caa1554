import { creditsPerUsd } from "#contract/money/credit-value.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import type { FraudView as FraudOnWire, fraudRoutes } from "#contract/operators/fraud.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import type { FraudView } from "#domain/operators/product/fraud-lookup.ts";
import { readFraud } from "#domain/operators/product/read-fraud.ts";
import { toWire } from "#domain/wire.ts";
import { type Handler, onWire } from "./admin-deps.ts";

export const fraudHandlers: { [Name in keyof typeof fraudRoutes]: Handler<Name> } = {
  read_fraud: (deps, request, { days }) => onWire(readFraud(deps, request, { days }), fraudView),
};

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
