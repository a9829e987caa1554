import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { rechargeFailureMessages, rechargeMessages } from "#contract/messages/recharge-messages.ts";
import { rechargeRoutes } from "#contract/money/recharge.ts";
import type { RefusalCode } from "#contract/refusals.ts";
import { ApiError, serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { ButtonLink } from "#web/kit/controls/links.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { SignInFrame } from "#web/site/sign-in/sign-in-frame.tsx";
import { t } from "#words/translate.ts";

/** Refusals after which another press is of no use. */
const over: ReadonlySet<string> = new Set<RefusalCode>(["recharge_link_used", "recharge_not_on"]);

/** The page of a mailed link that turns automatic recharge off. Mail scanners open links, so that takes a press. */
export function RechargeOffPage() {
  const queries = useQueryClient();
  const { hash } = useLocation();
  // The link to the page's content changes what follows the #.
  const [token] = useState(hash.slice(1));
  const { mutate, error, isSuccess, isPending } = useMutation({
    mutationFn: () => callApi(rechargeRoutes.turnOffByLink, { body: { token } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.recharge }),
  });
  const isOver = error instanceof ApiError && over.has(error.code);
  return (
    <SignInFrame title={t("Automatic recharge")}>
      <div className="space-y-5">
        {isSuccess ? (
          <Alert tone="good">{t(rechargeMessages.turnedOff)}</Alert>
        ) : (
          !isOver && (
            <>
              <p className="text-ink-soft">
                {t(
                  "No more credits are then bought automatically. Your balance and your saved cards stay as they are.",
                )}
              </p>
              <Button size="large" className="w-full" busy={isPending} onClick={() => mutate()}>
                {t("Turn off automatic recharge")}
              </Button>
            </>
          )
        )}
        {error && <Alert tone="danger">{serverMessage(error) ?? t(rechargeFailureMessages.notOff)}</Alert>}
        {isOver && (
          <ButtonLink to="/settings" variant="secondary" size="large" className="w-full">
            {t("Go to Settings")}
          </ButtonLink>
        )}
      </div>
    </SignInFrame>
  );
}
