import { useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { setCreditsPerUsd } from "#contract/money/credit-value.ts";
import { mayRun, type UseCase } from "#contract/operators/permissions.ts";
import { type OperatorSelf, operatorSelf } from "#contract/operators/routes.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { selfKey } from "./run.ts";
import { withSecondFactor } from "./second-factor.tsx";

/** The operator who is logged in, as the server says. */
export function useSelfQuery() {
  return useQuery({
    queryKey: selfKey,
    queryFn: async ({ signal }) => {
      const self = await withSecondFactor(() => callApi(operatorSelf, {}, { signal }));
      setCreditsPerUsd(self.creditsPerUsd);
      return self;
    },
  });
}

export const OperatorContext = createContext<OperatorSelf | null>(null);

export function useOperator(): OperatorSelf {
  const operator = useContext(OperatorContext);
  if (operator === null) throw new Error("A screen stands outside of the frame");
  return operator;
}

/** Tells if the operator's role includes a use-case. The server decides again. */
export function useMayRun(useCase: UseCase): boolean {
  return mayRun(useOperator().role, useCase);
}
