import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { messages } from "#contract/messages/messages.ts";
import { debtMessages } from "#contract/messages/purchase-messages.ts";
import { type WalletDebt, walletDebtRoutes } from "#contract/money/wallet-debt.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { isAwaited } from "#web/kit/api/has-failed.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { useCredits } from "#web/kit/api/user-queries.ts";
import { TextLink } from "#web/kit/controls/links.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { useCreditMoney } from "./credit-money.ts";

const debtQuery = queryOptions({
  queryKey: queryKeys.debt,
  queryFn: async ({ signal }) => (await callApi(walletDebtRoutes.debt, {}, { signal })).debt,
});

/** The debt of a balance below zero; null for other balances and where the server does not say. Undefined until known. */
export function useDebt(): WalletDebt | null | undefined {
  const credits = useCredits();
  const isBelowZero = credits.data !== undefined && credits.data < 0;
  const debt = useQuery({ ...debtQuery, enabled: isBelowZero });
  if (isAwaited(credits) || (isBelowZero && isAwaited(debt))) return undefined;
  return (isBelowZero && debt.data) || null;
}

interface DebtAlertProps {
  debt: WalletDebt;
  /** The way to the purchase, where the notice stands on another page. */
  children?: ReactNode;
}

export function DebtAlert({ debt, children }: DebtAlertProps) {
  const { inWords } = useCreditMoney();
  const { credits, causes, earlierCredits, creditsToCall } = debt;
  return (
    <Alert tone="warn">
      {say(debtMessages.belowZero(inWords(credits), causes))}{" "}
      {earlierCredits > 0 && `${say(messages.call.earlierDebtOf(earlierCredits))} `}
      {creditsToCall === null ? (
        <>
          {t(messages.call.frozen)} <TextLink to="/contact">{t("Contact")}</TextLink>
        </>
      ) : (
        <>
          {say(debtMessages.settle(creditsToCall))} {children}
        </>
      )}
    </Alert>
  );
}
