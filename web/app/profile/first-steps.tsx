import type { ReactNode } from "react";
import { ButtonLink } from "#web/kit/controls/links.tsx";
import { t } from "#words/translate.ts";

/** For a user who has bought nothing yet: the two steps to the first call. The second one is the dialler below. */
export function FirstSteps() {
  return (
    <ol
      aria-label={t("First steps")}
      className="flex flex-wrap items-center gap-x-5 gap-y-1 font-semibold text-sm"
    >
      <Step number={1}>
        <ButtonLink to="/purchase-credits" size="small">
          {t("Add credits")}
        </ButtonLink>
      </Step>
      <Step number={2}>{t("Call")}</Step>
    </ol>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span className="figures flex size-6 items-center justify-center rounded-full bg-accent-soft text-accent text-xs">
        {number}
      </span>
      {children}
    </li>
  );
}
