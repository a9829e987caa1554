import type { numberRoutes } from "#contract/operators/numbers.ts";
import { firstOffers } from "#domain/numbers/rented/number-offers.ts";
import {
  changeNumberOffers,
  listRentedNumbers,
  readNumberOffers,
} from "#domain/operators/product/rented-numbers.ts";
import { toWire } from "#domain/wire.ts";
import { type AdminDeps, type Handler, onWire } from "./admin-deps.ts";

const atStart = ({ sandboxed }: AdminDeps) => firstOffers(sandboxed.includes("voice"));

export const numberHandlers: { [Name in keyof typeof numberRoutes]: Handler<Name> } = {
  read_number_offers: (deps, request) => readNumberOffers(deps, request, atStart(deps)),
  change_number_offers: (deps, request, { deck }) => changeNumberOffers(deps, request, atStart(deps), deck),
  list_rented_numbers: (deps, request, { userId }) =>
    onWire(listRentedNumbers(deps, request, userId), ({ numbers, paid_mc }) =>
      toWire({ numbers, monthly_mc: paid_mc }),
    ),
};
