import { useQuery } from "@tanstack/react-query";
import { isAwaited } from "#web/kit/api/has-failed.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { useCreditMoney } from "./credit-money.ts";
import { ratesQuery } from "./rates-query.ts";

/** The rate's day, once below amounts that are converted. Its line is kept free while the rates are on their way. */
export function RateNote({ className }: { className: string }) {
  const { rateInWords } = useCreditMoney();
  const rates = useQuery({ ...ratesQuery, enabled: rateInWords !== null });
  if (rateInWords === null) return null;
  return <p className={classNames("min-h-5 text-xs", className)}>{!isAwaited(rates) && rateInWords}</p>;
}
