import { rentedNumberRoutes as routes } from "#contract/calls/rented-numbers.ts";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { availableNumbers, buyNumber, offeredNumbers } from "#domain/numbers/rented/buy-number.ts";
import {
  type ForwardDeps,
  forwardNumber,
  ownNumbers,
  releaseNumber,
  rentReceipt,
  toShownNumber,
} from "#domain/numbers/rented/own-numbers.ts";
import type { RentDeps } from "#domain/numbers/rented/rent-deps.ts";
import type { Mount } from "#server/http/mount.ts";

const tooMany = refuse("too_many_requests");

export interface RentedNumberDeps extends RentDeps, ForwardDeps {
  /** Counts a question to the carrier; false above the limit. */
  takeSearch: (userId: string) => Promise<boolean>;
}

export function rentedNumberRoutes(mount: Mount, deps: RentedNumberDeps): void {
  mount.user(routes.list, async (_call, user) => {
    const { numbers, isPaused } = await ownNumbers(deps, user);
    const offers = await offeredNumbers(deps);
    return { numbers: numbers.map(toShownNumber), isPaused, offers, mayRent: user.memberRole === "owner" };
  });
  mount.user(routes.search, async ({ body }, user) => {
    if (!(await deps.takeSearch(user.id))) return tooMany;
    const available = await availableNumbers(deps, body);
    if (isRefusal(available)) return available;
    return { ...available, numbers: available.numbers.map(({ number, place }) => ({ number, place })) };
  });
  mount.user(routes.buy, async ({ body }, user) => {
    if (!(await deps.takeSearch(user.id))) return tooMany;
    const number = await buyNumber(deps, user, body);
    return isRefusal(number) ? number : toShownNumber(number);
  });
  mount.user(routes.release, async ({ params }, user) => {
    const number = await releaseNumber(deps, user, params.id);
    return isRefusal(number) ? number : toShownNumber(number);
  });
  mount.user(routes.forward, async ({ params, body }, user) => {
    const number = await forwardNumber(deps, user, params.id, body.to);
    return isRefusal(number) ? number : toShownNumber(number);
  });
  mount.user(routes.rent, ({ params: { id }, query: { month } }, user) =>
    rentReceipt(deps, user, { id, month }),
  );
}
