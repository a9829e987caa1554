import type { ShownUser } from "#contract/operators/people.ts";
import { FactList } from "#web/admin/lib/fact-list.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { Panel } from "#web/admin/lib/panel.tsx";
import { formatCredits } from "#words/money.ts";
import { GiveCredits } from "./give-credits.tsx";
import { TakeCredits } from "./take-credits.tsx";

/** The wallet, and who the user is to the product. */
export function UserFacts({ shown }: { shown: ShownUser }) {
  const { user, balance, grant, actRefusal } = shown;
  return (
    <>
      <Panel
        title="Wallet"
        action={
          actRefusal === null && (
            <div className="flex flex-wrap gap-2">
              <GiveCredits email={user.email} />
              <TakeCredits email={user.email} />
            </div>
          )
        }
      >
        <FactList
          facts={[
            ["Balance", `${formatCredits(balance.posted)} credits`],
            ["Held by calls and refunds", `${formatCredits(balance.held)} credits`],
            ["Free", `${formatCredits(balance.available)} credits`],
          ]}
        />
      </Panel>
      <Panel title="User">
        <FactList
          facts={[
            ["Signed up", <Moment key="up" at={user.createdAt} />],
            ["Verified", user.verifiedAt ? <Moment key="verified" at={user.verifiedAt} /> : "not yet"],
            ["Frozen", user.frozenAt ? <Moment key="frozen" at={user.frozenAt} /> : "no"],
            ["Paused by a dispute", user.pausedByDispute ? "yes" : "no"],
            ["Second factor", shown.twoStepOn ? "on" : "off"],
            ["Signs in with", shown.providers.length > 0 ? shown.providers.join(", ") : "password alone"],
            ["May call", shown.allowedCountries?.join(", ") ?? "all countries"],
            [
              "Operator",
              grant
                ? `${grant.role}, until ${grant.expiresAt.slice(0, 10)}${grant.suspendedAt ? ", suspended" : ""}`
                : "no",
            ],
            [
              "Id",
              <span key="id" className="break-all text-xs">
                {user.id}
              </span>,
            ],
          ]}
        />
      </Panel>
    </>
  );
}
