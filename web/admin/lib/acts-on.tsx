import type { ReactNode } from "react";
import type { UseCase } from "#contract/operators/permissions.ts";
import { useMayRun } from "./operator.ts";

interface ActsOnProps {
  /** As the server says it of the user, payment, call or proposal. */
  refusal: string | null;
  /** Without this right there is no button that the sentence would stand for. */
  useCase: UseCase;
  children: ReactNode;
}

/** Buttons of acts, or the sentence on why this operator may not press them. */
export function ActsOn({ refusal, useCase, children }: ActsOnProps) {
  const mayRun = useMayRun(useCase);
  if (refusal === null) return children;
  return mayRun && <p className="max-w-prose text-ink-soft text-sm">{refusal}</p>;
}
