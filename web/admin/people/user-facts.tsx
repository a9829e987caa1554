import * as z from "zod/mini";
import type { ShownUser } from "#contract/operators/people.ts";
import { ActFormDialog } from "#web/admin/lib/act-dialog.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { creditsText } from "#web/admin/lib/money.ts";
import { FactList, Panel } from "#web/admin/lib/page.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { creditsInWords, formatCredits } from "#words/money.ts";
import { cardInWords } from "#words/receipt-words.ts";

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
            ["Saved cards", shown.savedCards.map(savedCardText).join("; ") || "none"],
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

function savedCardText(card: ShownUser["savedCards"][number]): string {
  const { month, year } = card.expires;
  return `${cardInWords(card)}, until ${month}/${year}${card.isBeingRemoved ? ", being removed" : ""}`;
}

const credits = {
  schema: z.object({ credits: creditsText }),
  fields: (field: (name: "credits") => { name: string; error: string | undefined }) => (
    <TextField label="Credits" inputMode="decimal" autoComplete="off" {...field("credits")} />
  ),
};

function GiveCredits({ email }: { email: string }) {
  return (
    <ActFormDialog
      useCase="give_credits"
      button="Give credits"
      title="Give credits"
      sentence={`The credits are in the wallet of ${email} at once, and the user sees them. Above your daily limit a second operator decides first.`}
      submit="Give"
      {...credits}
      confirm={({ more }) => `Give ${creditsInWords(more.credits)} to ${email}?`}
      body={({ reason, more }) => ({ email, reason, credits: more.credits })}
      outcome={(reply) =>
        reply.outcome === "moved"
          ? `${creditsInWords(reply.delta)} given. The balance is ${formatCredits(reply.posted)} now.`
          : {
              tone: "warn",
              sentence: `Nothing has moved yet: this is above your daily limit. A second operator decides it under Credits until ${reply.expiresAt.slice(0, 16).replace("T", " ")} UTC.`,
            }
      }
    />
  );
}

function TakeCredits({ email }: { email: string }) {
  return (
    <ActFormDialog
      useCase="take_credits"
      button="Take credits"
      title="Take credits"
      sentence={`The credits leave the wallet of ${email} at once, and the user sees it. What calls hold stays.`}
      submit="Take"
      {...credits}
      confirm={({ more }) => `Take ${creditsInWords(more.credits)} from ${email}?`}
      body={({ reason, more }) => ({ email, reason, credits: more.credits })}
      outcome={({ delta, posted }) =>
        `${creditsInWords(Math.abs(delta))} taken. The balance is ${formatCredits(posted)} now.`
      }
    />
  );
}
