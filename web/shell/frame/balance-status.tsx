import { useState } from "react";
import { useCredits } from "#web/kit/api/user-queries.ts";
import { formatCredits } from "#words/money.ts";
import { t } from "#words/translate.ts";

/** Reads each change of the balance out to people who cannot see it. The first value is on the screen to be found. */
export function BalanceStatus() {
  const credits = useCredits().data;
  const [last, setLast] = useState(credits);
  const [hasChanged, setChanged] = useState(false);
  if (credits !== undefined && credits !== last) {
    setLast(credits);
    setChanged(last !== undefined);
  }
  return (
    <p role="status" className="sr-only">
      {hasChanged && last !== undefined && t("New balance: {credits}", { credits: formatCredits(last) })}
    </p>
  );
}
