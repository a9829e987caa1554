import { RefreshCw } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { rechargeFinishPath } from "#contract/pages/paths.ts";
import { TextLink } from "#web/kit/controls/links.tsx";
import { finishAddress, pauseInWords } from "#web/kit/money/recharge.ts";
import { type Phone, usePhone } from "#web/phone/phone.ts";
import { t } from "#words/translate.ts";
import { FootLine } from "./line-notice.tsx";
import { currentNews, type RechargeFailure, rechargeNews } from "./recharge-news.ts";

/** The words of the rule for the caller now. The phone changes every second of a call, so that a line goes in time. */
export function useRechargeNews(phone: Phone): ReturnType<typeof currentNews> {
  const { providerCallId } = usePhone(phone);
  const news = useSyncExternalStore(rechargeNews.subscribe, rechargeNews.snapshot);
  return news ? currentNews(news, providerCallId, performance.now()) : {};
}

/** Quiet line about credits that the rule has just bought, read out when there is time. */
export function RechargedLine({ phone }: { phone: Phone }) {
  const { recharged } = useRechargeNews(phone);
  return (
    <div role="status" className="empty:sr-only">
      {recharged && (
        <FootLine>
          <p className="fade-in figures flex items-start gap-2 text-ink-soft text-sm">
            <RefreshCw aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            {recharged}
          </p>
        </FootLine>
      )}
    </div>
  );
}

/** The same beside the call on other pages. */
export function RechargeInBar({ phone }: { phone: Phone }) {
  const { recharged, failure } = useRechargeNews(phone);
  return (
    <div role="status" className="text-sm">
      {recharged && <p className="figures mt-1">{recharged}</p>}
      {failure && (
        <p className="mt-1 font-medium">
          <RechargeFailed failure={failure} className="!text-stage-ink" />
        </p>
      )}
    </div>
  );
}

interface RechargeFailedProps {
  failure: RechargeFailure;
  /** Of the link. */
  className?: string;
}

/** Reason why the rule bought nothing, and the way to the payment that its user can finish. The call goes on there. */
export function RechargeFailed({ failure, className }: RechargeFailedProps) {
  const { pathname } = useLocation();
  const { paymentId } = failure;
  return (
    <>
      {pauseInWords(failure)}
      {paymentId !== null && pathname !== rechargeFinishPath && (
        <>
          {" "}
          <TextLink to={finishAddress(paymentId)} className={className}>
            {t("Finish the payment")}
          </TextLink>
        </>
      )}
    </>
  );
}
