import { creditsFromMillicredits as credits } from "#contract/money/money.ts";
import type { numberRoutes } from "#contract/operators/numbers.ts";
import { firstOffers } from "#domain/numbers/rented/number-offers.ts";
import {
  changeNumberOffers,
  listRentedNumbers,
  readNumberOffers,
} from "#domain/operators/product/rented-numbers.ts";
import { type AdminDeps, type Handler, moment, onWire } from "./admin-deps.ts";

const atStart = ({ sandboxed }: AdminDeps) => firstOffers(sandboxed.includes("voice"));

export const numberHandlers: { [Name in keyof typeof numberRoutes]: Handler<Name> } = {
  read_number_offers: (deps, request) => readNumberOffers(deps, request, atStart(deps)),
  change_number_offers: (deps, request, { deck }) => changeNumberOffers(deps, request, atStart(deps), deck),
  list_rented_numbers: (deps, request, { userId }) =>
    onWire(listRentedNumbers(deps, request, userId), ({ numbers, paid_mc }) => ({
      monthly: credits(paid_mc),
      numbers: numbers.map(({ monthly_mc, paidUntil, ...number }) => ({
        ...number,
        monthly: credits(monthly_mc),
        paidUntil: moment(paidUntil),
      })),
    })),
};
