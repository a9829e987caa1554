import { useState } from "react";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { Page } from "#web/admin/lib/page.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { fraudTables } from "./fraud-tables.tsx";

const periods_days = [1, 7, 30, 90] as const;
const every_ms = 60_000;

/** Signs of fraud in the last days. Nothing here acts: a user is frozen on the user's own screen. */
export function FraudScreen() {
  const [days, setDays] = useState<number>(7);
  const view = useRead("read_fraud", { days }, { every_ms });
  return (
    <Page
      title="Fraud"
      lead="What the last days show, the worst first, at most 50 of each. Open a user to freeze them."
      actions={periods_days.map((period) => (
        <Button
          key={period}
          size="small"
          variant={period === days ? "primary" : "secondary"}
          aria-pressed={period === days}
          onClick={() => setDays(period)}
        >
          {period === 1 ? "1 day" : `${period} days`}
        </Button>
      ))}
    >
      <Answer to={view}>{(fraud) => fraudTables.map((table) => table(fraud))}</Answer>
    </Page>
  );
}
