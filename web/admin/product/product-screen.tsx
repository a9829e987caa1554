import { Answer } from "#web/admin/lib/answer.tsx";
import { useMayRun } from "#web/admin/lib/operator.ts";
import { Page } from "#web/admin/lib/page.tsx";
import { Panel } from "#web/admin/lib/panel.tsx";
import { useRead } from "#web/admin/lib/use-read.ts";
import { LedgerAudit } from "./ledger-audit.tsx";
import { Spend } from "./spend.tsx";
import { Switch } from "./switch.tsx";

/** The switches of the running product, the recent cost of calls, and the audit of the ledger. */
export function ProductScreen() {
  const switches = useRead("read_switches", {});
  const mayAudit = useMayRun("audit_ledger");
  return (
    <Page title="Product">
      <Answer
        to={switches}
        below={
          mayAudit && (
            <Panel title="The ledger">
              <LedgerAudit />
            </Panel>
          )
        }
      >
        {({ calling, purchases, sign_up }) => (
          <>
            <Panel title="Switches" note="All servers at once; what was begun goes on">
              <ul aria-label="Switches" className="divide-y divide-line">
                <Switch
                  name="Calling"
                  useCase="switch_calling"
                  offSince={calling.stop?.since ?? null}
                  offBy={calling.offByVariable ? "CALLING" : undefined}
                  because={
                    calling.stop?.reason === "spend" ? "all wallets together spent too much" : undefined
                  }
                  whenOff="No new call is placed. Calls under way go on."
                />
                <Switch
                  name="Purchases"
                  useCase="switch_purchases"
                  offSince={purchases.offSince}
                  whenOff="No new purchase begins. A payment that was begun is still credited."
                />
                <Switch
                  name="Sign-up"
                  useCase="switch_sign_up"
                  offSince={sign_up.offSince}
                  whenOff="No new person signs up. A link that was mailed still works."
                />
              </ul>
            </Panel>
            <Panel title="What calls cost lately">
              <Spend calling={calling} />
            </Panel>
          </>
        )}
      </Answer>
    </Page>
  );
}
