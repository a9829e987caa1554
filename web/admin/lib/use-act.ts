import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import type { AlertProps } from "#web/kit/notices/alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { queries, readsKey } from "./queries.ts";
import { type RunBody, type RunReply, run, type WireUseCase } from "./run.ts";

/** The outcome of an act: a sentence that passes, or one that stays until it is closed. */
export type Outcome = string | LastingOutcome;
export type LastingOutcome = Pick<AlertProps, "tone"> & { sentence: string };

export interface Act<U extends WireUseCase> {
  useCase: U;
  outcome: (reply: RunReply<U>) => Outcome;
  onDone?: (reply: RunReply<U>) => void;
  onClose: () => void;
  onUnderWay: (isUnderWay: boolean) => void;
}

/** Acts may wait for the card provider and the carrier. */
const actLimit_ms = 30_000;

/** Runs an act once at a time. Whether it succeeds or not, the page reads what it shows again. */
export function useAct<U extends WireUseCase>({ useCase, outcome, onDone, onClose, onUnderWay }: Act<U>) {
  // A second press may come before the button is drawn as pressed.
  const isUnderWay = useRef(false);
  const [lasting, setLasting] = useState<LastingOutcome>();
  const mutation = useMutation({
    mutationFn: (body: RunBody<U>) => run(useCase, body, { timeout_ms: actLimit_ms }),
    onSuccess(reply) {
      const came = outcome(reply);
      if (typeof came === "string") {
        toast.success(came);
        onClose();
      } else setLasting(came);
      onDone?.(reply);
    },
    onSettled() {
      isUnderWay.current = false;
      onUnderWay(false);
      void queries.invalidateQueries({ queryKey: readsKey });
    },
  });
  return {
    act(body: RunBody<U>): void {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      onUnderWay(true);
      mutation.mutate(body);
    },
    isPending: mutation.isPending,
    refusal: mutation.error ? (serverMessage(mutation.error) ?? operatorMessages.failed) : undefined,
    lasting,
  };
}
