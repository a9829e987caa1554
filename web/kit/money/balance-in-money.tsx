import { isAwaited } from "#web/kit/api/has-failed.ts";
import { useCredits, useUser } from "#web/kit/api/user-queries.ts";
import { Amount } from "#web/kit/controls/amount.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { useCreditMoney } from "./credit-money.ts";

/** The balance as money; undefined until balance and user are there, because the currency comes with the user. */
export function useBalanceInMoney(): string | undefined {
  const credits = useCredits().data;
  const user = useUser();
  const { inMoney } = useCreditMoney();
  return credits === undefined || isAwaited(user) ? undefined : inMoney(credits);
}

/** The line below a balance in credits. It has its height from the start, so the money moves nothing. */
export function BalanceInMoney({ className }: { className: string }) {
  return (
    <span className={classNames("block min-h-lh", className)}>
      <Amount>{useBalanceInMoney()}</Amount>
    </span>
  );
}
