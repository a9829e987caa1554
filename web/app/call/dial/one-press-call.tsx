import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { useOnePressCalls } from "#web/kit/kept/one-press-calls.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { isForbidden, type TypedPrice } from "#web/number/price/number-price.ts";
import type { TypedNumber } from "#web/number/typed-number.ts";
import { leftToRight } from "#words/formats.ts";
import { t, tn } from "#words/translate.ts";
import { callObstacle } from "./call-obstacle.ts";

interface OnePressCallProps {
  /** The number of the favourite or of the call before that was pressed. */
  number: E164;
  typed: TypedNumber;
  price: TypedPrice;
  /** The balance; undefined while it is not known. */
  credits: number | undefined;
  notReady: string | null;
  onCall: () => void;
  /** The number stays in the field, and the start button calls it. */
  onStop: () => void;
  /** The buttons in whose place the seconds are counted. */
  children: ReactNode;
}

/** Calls a number once its price is known and the balance covers it, after seconds in which the user can cancel. */
export function OnePressCall(props: OnePressCallProps) {
  const { number, onCall, onStop, children } = props;
  const next = nextOf(props, useOnePressCalls());
  const stop = useEffectEvent(onStop);
  useEffect(() => {
    if (next.do !== "stop") return;
    if (next.obstacle !== null) toast.error(next.obstacle);
    stop();
  }, [next.do, next.obstacle]);
  return next.do === "count" ? <Countdown number={number} onCall={onCall} onStop={onStop} /> : children;
}

type Next = { do: "wait" | "count" | "stop"; obstacle: string | null };

/** Course of a press on a number: the wait for its price, the seconds before the call, or nothing. */
export function nextOf(
  { number, typed, price, credits, notReady }: Omit<OnePressCallProps, "onCall" | "onStop" | "children">,
  isOn: boolean,
): Next {
  const stop = (obstacle: string | null): Next => ({ do: "stop", obstacle });
  if (!isOn || typed.digits !== number.slice(1)) return stop(null);
  if (price.state === "looking" || credits === undefined) return { do: "wait", obstacle: null };
  // The field or the price says why.
  if (price.state !== "priced" || isForbidden(price)) return stop(null);
  if (price.old) return { do: "wait", obstacle: null };
  const obstacle = callObstacle({ number, price, credits, notReady });
  return obstacle === null ? { do: "count", obstacle } : stop(obstacle);
}

const countdown_s = 3;

function Countdown({ number, onCall, onStop }: Pick<OnePressCallProps, "number" | "onCall" | "onStop">) {
  const callee = useContactName(number) ?? leftToRight(formatNumber(number));
  const [left_s, setLeft] = useState(countdown_s);
  const cancel = useRef<HTMLButtonElement>(null);
  const call = useEffectEvent(onCall);
  const stop = useEffectEvent(onStop);
  useEffect(() => {
    if (left_s === 0) {
      call();
      return;
    }
    const timer = setTimeout(() => setLeft(left_s - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left_s]);
  useEffect(() => {
    cancel.current?.focus({ preventScroll: true });
    const listen = (event: globalThis.KeyboardEvent) => event.key === "Escape" && stop();
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <div className="flex min-h-13 items-center gap-3">
      {/* A screen reader would read each second out. */}
      <p role="status" className="sr-only">
        {callingIn(callee, countdown_s)}
      </p>
      <p aria-hidden="true" className="figures min-w-0 flex-1 break-words font-semibold">
        {callingIn(callee, left_s)}
      </p>
      <Button
        ref={cancel}
        variant="secondary"
        size="large"
        aria-keyshortcuts="Escape"
        onClick={onStop}
        className="shrink-0"
      >
        {t("Cancel")}
      </Button>
    </div>
  );
}

function callingIn(callee: string, left_s: number): string {
  return tn(left_s, "Calling {callee} in {n} second", "Calling {callee} in {n} seconds", { callee });
}
