import type { Switches } from "#contract/operators/product.ts";
import { ActDialog } from "#web/admin/lib/act-dialog.tsx";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { useMayRun } from "#web/admin/lib/operator.ts";
import { Page, Panel } from "#web/admin/lib/page.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { creditsInWords, formatCredits } from "#words/money.ts";
import { BrandPanel } from "./brand-panel.tsx";
import { LanguagesPanel } from "./languages-panel.tsx";
import { LedgerAudit } from "./ledger-audit.tsx";
import { SellerPanel } from "./seller-panel.tsx";

export function ProductScreen() {
  const switches = useRead("read_switches", {});
  const seller = useRead("read_seller", {});
  const mayAudit = useMayRun("audit_ledger");
  return (
    <Page title="Product">
      <Answer
        to={switches}
        below={
          <>
            {mayAudit && (
              <Panel title="The ledger">
                <LedgerAudit />
              </Panel>
            )}
            {/* An answer of their own comes later, and moves nothing at the end of the page. */}
            <Answer
              to={seller}
              below={
                <>
                  <BrandPanel />
                  <LanguagesPanel />
                </>
              }
            >
              {(settings) => <SellerPanel settings={settings} />}
            </Answer>
          </>
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
                  whenOff="New users cannot sign up. A link that was mailed still works."
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

interface SwitchProps {
  name: string;
  useCase: "switch_calling" | "switch_purchases" | "switch_sign_up";
  offSince: string | null;
  /** Reason why it is off, when no operator switched it. */
  because?: string | undefined;
  /** The variable that keeps it off on the server that answers, also when it is switched on here. */
  offBy?: string | undefined;
  whenOff: string;
}

function Switch({ name, useCase, offSince, because, offBy, whenOff }: SwitchProps) {
  const isOn = offSince === null;
  const stays = offBy === undefined ? undefined : `It stays off while this server runs with ${offBy}=off.`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold text-base">{name}</span>
          <Badge tone={isOn && !offBy ? "good" : "danger"}>{isOn && !offBy ? "On" : "Off"}</Badge>
        </p>
        {offBy && (
          <p className="text-ink-soft">
            {stays} {isOn && whenOff}
          </p>
        )}
        {offSince !== null && (
          <p className="text-ink-soft">
            Since <Moment at={offSince} />
            {because && `, because ${because}`}. {whenOff}
          </p>
        )}
      </div>
      <ActDialog
        // One question a state: an open one must not turn into its opposite.
        key={String(isOn)}
        useCase={useCase}
        button={isOn ? "Switch off" : "Switch on"}
        variant={isOn ? "danger" : "primary"}
        title={`Switch ${name.toLowerCase()} ${isOn ? "off" : "on"}?`}
        sentence={isOn ? whenOff : (stays ?? `${name} is possible again, for all users.`)}
        body={(reason) => ({ on: !isOn, reason })}
        outcome={() =>
          isOn ? `${name} is switched off.` : [`${name} is switched on.`, stays].filter(Boolean).join(" ")
        }
      />
    </li>
  );
}

function Spend({ calling }: { calling: Switches["calling"] }) {
  const { stop, spend, limits } = calling;
  const isStopped = stop?.reason === "spend";
  return (
    <div className="space-y-4">
      {isStopped && (
        <Alert tone="danger">
          Calling is stopped since <Moment at={stop.since} />: all wallets together spent more than a limit.
          Find out who spends and why, then allow calls again.
        </Alert>
      )}
      <Share name="Within an hour" spent={spend.hour} limit={limits.hour} />
      <Share name="Within a day" spent={spend.day} limit={limits.day} />
      <p className="text-ink-soft text-xs">
        Open calls count with all that they hold. Measured at <Moment at={spend.checkedAt} />. The limits are
        TOTAL_SPEND_PER_HOUR and TOTAL_SPEND_PER_DAY.
      </p>
      {isStopped && (
        <ActDialog
          useCase="reset_spend"
          button="Reset the spend stop"
          variant="danger"
          title="Reset the spend stop?"
          sentence="Calls are allowed again, and what was spent before no longer counts for the limits."
          body={(reason) => ({ reason })}
          outcome={({ stop: left, offByVariable }) =>
            left || offByVariable
              ? "The spend stop is reset. Calling is still switched off."
              : "Calls are allowed again."
          }
        />
      )}
    </div>
  );
}

function Share({ name, spent, limit }: { name: string; spent: number; limit: number }) {
  const percent = limit > 0 ? Math.min(100, (100 * spent) / limit) : 100;
  return (
    <div>
      <p className="figures flex flex-wrap justify-between gap-x-6 text-sm">
        <span className="font-semibold">{name}</span>
        <span>{`${formatCredits(spent)} of ${creditsInWords(limit)}`}</span>
      </p>
      <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className={`h-full rounded-full ${percent >= 80 ? "bg-danger" : "bg-accent"}`}
          style={{ inlineSize: `${percent}%` }}
        />
      </div>
    </div>
  );
}
