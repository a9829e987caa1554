import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { inCallMessages } from "#contract/messages/call-messages.ts";
import type { Message } from "#contract/messages/message.ts";
import { messages } from "#contract/messages/messages.ts";
import { creditNews } from "#web/app/call/call-notes.ts";
import type { CallSession } from "#web/app/call/call-session.tsx";
import { useNotes, useTimeLeft } from "#web/app/call/use-seconds-left.ts";
import { useSwitchedOff } from "#web/kit/api/live-state.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { useChosenCurrency } from "#web/kit/kept/chosen-currency.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { leastAmount } from "#web/kit/money/local-amount.ts";
import { ratesQuery } from "#web/kit/money/rate-note.tsx";
import { DebtAlert, useDebt } from "#web/kit/money/wallet-debt.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Spinner } from "#web/kit/notices/loading.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { formatTalkTime } from "#web/kit/wording/format.ts";
import { type Phone, usePhone } from "#web/phone/phone.ts";
import { formatShortMoney } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { FootLine, LineNotice } from "./line-notice.tsx";
import { RechargedLine, RechargeFailed, useRechargeNews } from "./recharge-notes.tsx";
import { TopUpControls } from "./top-up-controls.tsx";

const TopUp = lazyPart(
  async () => (await import("#web/app/purchase/top-up/top-up.tsx")).TopUp,
  ({ onRetry }) => (
    <TopUpPlace>
      <NotLoaded onRetry={onRetry} />
    </TopUpPlace>
  ),
);

export function CallNotices({ callSession }: { callSession: CallSession }) {
  return (
    <>
      <RechargedLine phone={callSession.phone} />
      <CreditNotice callSession={callSession} />
      <LineNotice phone={callSession.phone} />
    </>
  );
}

export function TopUpPanel({ callSession: { phone, addCredits } }: { callSession: CallSession }) {
  return (
    <Suspense fallback={<OpeningTopUp />}>
      <TopUp callControls={<TopUpControls phone={phone} />} onClose={() => addCredits(false)} />
    </Suspense>
  );
}

function OpeningTopUp() {
  return (
    <TopUpPlace>
      <p role="status" className="flex items-center gap-3 text-sm">
        <Spinner />
        {t("Loading the card form...")}
      </p>
    </TopUpPlace>
  );
}

/** The panel's place until it is there: in a small window the call's screen covers what stands in the page. */
function TopUpPlace({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-auto fixed inset-x-0 bottom-0 z-50 border-line border-t bg-surface p-4 sm:inset-s-auto sm:inset-e-6 sm:bottom-6 sm:rounded-card sm:border">
      {children}
    </div>
  );
}

function CreditNotice({ callSession }: { callSession: CallSession }) {
  const notes = useNotes(callSession.notes);
  const { providerCallId: current } = usePhone(callSession.phone);
  const { left_s, warning } = useTimeLeft(callSession);
  const recharge = useRechargeNews(callSession.phone);
  if (notes.providerCallId !== current || left_s === null) return null;
  const news = creditNews(notes, left_s);
  const failure = notes.cutShort ? undefined : recharge.failure;
  if (news === null && !failure) return null;
  if (news !== null && "extended_s" in news) {
    if (recharge.coversExtension) return null;
    return (
      <FootLine>
        <Alert tone="good">
          <Counted sentence={inCallMessages.extended} announced_s={news.extended_s} left_s={left_s} />
        </Alert>
      </FootLine>
    );
  }
  const warned_s = news?.warned_s;
  const { isAddingCredits, addCredits } = callSession;
  return (
    <FootLine>
      <Alert
        tone={warned_s === undefined || warned_s > 30 ? "warn" : "danger"}
        action={!isAddingCredits && <AddButton onClick={() => addCredits(true)} />}
      >
        {warned_s !== undefined && <Counted sentence={warning} announced_s={warned_s} left_s={left_s} />}{" "}
        {failure && <RechargeFailed failure={failure} />}
      </Alert>
    </FootLine>
  );
}

/** Buys the least amount in place: the call goes on. */
function AddButton({ onClick }: { onClick: () => void }) {
  const currency = useChosenCurrency();
  const { data } = useQuery({ ...ratesQuery, enabled: currency !== "USD" });
  if (useSwitchedOff("purchases")) return null;
  const amount = leastAmount(currency, data?.rates);
  return (
    <Button size="small" onClick={onClick}>
      {t("Add {amount}", { amount: formatShortMoney(amount, currency) })}
    </Button>
  );
}

interface CountedProps {
  sentence: (time: string) => Message;
  announced_s: number;
  left_s: number;
}

/** A screen reader reads the time as it was told; the eye sees the time of the stage above, which counts down. */
function Counted({ sentence, announced_s, left_s }: CountedProps) {
  return (
    <>
      <span className="sr-only">{say(sentence(formatTalkTime(announced_s)))}</span>
      <span aria-hidden="true" className="figures">
        {say(sentence(formatTalkTime(left_s)))}
      </span>
    </>
  );
}

/** Reason why the calling device does not open, which turns out at any time while the dialler is in use. */
export function DeviceNotice({ phone }: { phone: Phone }) {
  const { device, error } = usePhone(phone);
  return (
    <FootLine>
      <Alert
        tone="danger"
        action={
          device === "failed" && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => void phone.initialise().catch(() => undefined)}
            >
              {t("Try again")}
            </Button>
          )
        }
      >
        {error}
      </Alert>
    </FootLine>
  );
}

interface BalanceNoticeProps {
  /** True while a dispute pauses calling. A purchase that settles the debt it left ends the pause as well. */
  isPaused: boolean;
}

export function BalanceNotice({ isPaused }: BalanceNoticeProps) {
  const debt = useDebt();
  if (debt) {
    return (
      <FootLine>
        <DebtAlert debt={debt}>
          <TextLink to="/purchase-credits">{t("Purchase Credits")}</TextLink>
        </DebtAlert>
      </FootLine>
    );
  }
  if (debt === undefined || !isPaused) return null;
  return (
    <FootLine>
      <Alert tone="warn">
        {t(messages.call.pausedByDispute)} <TextLink to="/contact">{t("Contact")}</TextLink>
      </Alert>
    </FootLine>
  );
}

export function SwitchedOffNotice() {
  return (
    <FootLine>
      <Alert tone="warn">{t(messages.call.switchedOff)}</Alert>
    </FootLine>
  );
}
