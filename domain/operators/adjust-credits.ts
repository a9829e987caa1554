import { creditsFromMillicredits, creditsInWords } from "#contract/money.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { User } from "#domain/users/user.ts";
import { act, type Done, type Request } from "./act.ts";
import { actorKey } from "./actor.ts";
import type { OperatorDeps, OperatorStores } from "./operator-deps.ts";
import type { Proposal } from "./proposal-store.ts";
import { requireUser } from "./require-user.ts";

const day_ms = 24 * 60 * 60_000;
const proposalLife_ms = 2 * day_ms;
const mostAtOnce_mc = 100_000_000_000;

/** Credits moved between a wallet and the house account `adjustments`. */
export interface Adjusted {
  outcome: "moved";
  user: WalletUser;
  id: string;
  delta_mc: number;
  posted_mc: number;
}

/** Nothing has moved yet: a second person decides. */
export interface Proposed {
  outcome: "proposed";
  proposal: Proposal;
}

interface Amount {
  email: string;
  amount_mc: number;
}

/**
 * Gives credits to a user. What one operator gives within a day, beyond the limit, becomes a proposal instead.
 * Refuses `invalid_request` for an impossible amount, and `not_found`.
 */
export async function giveCredits(
  deps: OperatorDeps,
  request: Request,
  { email, amount_mc }: Amount,
): Promise<Adjusted | Proposed | Refusal> {
  const given = await act(deps, request, "give_credits", (stores, now) =>
    requireUser(stores.users, email, async (user): Promise<Done<Adjusted | Proposed> | Refusal> => {
      if (!isAmount(amount_mc)) return refuse("invalid_request", { message: operatorMessages.amountWrong });
      const actor = actorKey(request.actor);
      const before_mc = await stores.record.lockGiven_mc(actor, new Date(now.getTime() - day_ms));
      if (before_mc + amount_mc <= deps.grantLimit_mc) return move(stores, user, deps.ids.uuid(), amount_mc);
      const proposal: Proposal = {
        ...{ id: deps.ids.uuid(), userId: user.id, amount_mc, reason: request.reason?.trim() ?? "" },
        ...{ proposedBy: actor, proposedAt: now, expiresAt: new Date(now.getTime() + proposalLife_ms) },
      };
      await stores.proposals.add(proposal);
      return {
        subject: { kind: "user", id: user.id },
        after: { proposal: proposal.id, amount_mc },
        result: { outcome: "proposed", proposal },
      };
    }),
  );
  return published(deps, given);
}

/**
 * Takes credits from a user. What open calls hold stays held.
 * Refuses `not_enough_credits`, `invalid_request` for an impossible amount, and `not_found`.
 */
export async function takeCredits(
  deps: OperatorDeps,
  request: Request,
  { email, amount_mc }: Amount,
): Promise<Adjusted | Refusal> {
  const taken = await act(deps, request, "take_credits", (stores) =>
    requireUser(stores.users, email, async (user) =>
      isAmount(amount_mc)
        ? move(stores, user, deps.ids.uuid(), -amount_mc)
        : refuse("invalid_request", { message: operatorMessages.amountWrong }),
    ),
  );
  return published(deps, taken);
}

/**
 * Approves or rejects a proposal; an approval moves the credits, once for any number of approvals at the same time.
 * Refuses `not_found`, and `invalid_request` for a decided or expired proposal and for the person who proposed it.
 */
export async function decideCredits(
  deps: OperatorDeps,
  request: Request,
  { id, approve }: { id: string; approve: boolean },
): Promise<Adjusted | { outcome: "rejected" } | Refusal> {
  const useCase = approve ? "approve_credits" : "reject_credits";
  const decided = await act(
    deps,
    request,
    useCase,
    async (stores, now): Promise<Done<Adjusted | { outcome: "rejected" }> | Refusal> => {
      const proposal = await stores.proposals.lock(id);
      const decidedBy = actorKey(request.actor);
      const user = proposal && (await stores.users.lock(proposal.userId));
      if (!proposal || !user?.verifiedAt)
        return refuse("not_found", { message: operatorMessages.noProposal });
      const refused = refuseDecision(proposal, decidedBy, now);
      if (refused) return refused;
      await stores.proposals.decide(id, { decidedBy, decidedAt: now, approved: approve });
      if (approve) return move(stores, user, id, proposal.amount_mc);
      return {
        subject: { kind: "user", id: user.id },
        ...{ before: { proposal: id, amount_mc: proposal.amount_mc }, after: { rejected: true } },
        result: { outcome: "rejected" },
      };
    },
  );
  return published(deps, decided);
}

/** The proposals that wait for a second person. */
export function listProposals(deps: OperatorDeps, request: Request) {
  return act(deps, request, "list_proposals", async ({ proposals }: OperatorStores, now) => ({
    subject: { kind: "product", id: "proposals" },
    result: await proposals.waiting(now),
  }));
}

function isAmount(amount_mc: number): boolean {
  return Number.isSafeInteger(amount_mc) && amount_mc > 0 && amount_mc <= mostAtOnce_mc;
}

function refuseDecision(
  { proposedBy, expiresAt, decidedAt }: Proposal & { decidedAt: Date | null },
  decidedBy: string,
  now: Date,
): Refusal | undefined {
  const { proposalDecided, proposalExpired, samePerson } = operatorMessages;
  if (decidedAt !== null) return refuse("invalid_request", { message: proposalDecided });
  if (expiresAt <= now) return refuse("invalid_request", { message: proposalExpired });
  return proposedBy === decidedBy ? refuse("forbidden", { message: samePerson }) : undefined;
}

async function move(
  { ledger }: OperatorStores,
  { id: userId, walletId }: User,
  id: string,
  delta_mc: number,
): Promise<Done<Adjusted> | Refusal> {
  await ledger.openWallet(walletId);
  const before = await ledger.balance(walletId);
  const posting = { walletId, contra: "adjustments", subjectId: id, mayOverdraw: false } as const;
  const after = await ledger.post({ ...posting, delta_mc, ref: `adjustment:${id}` });
  if (!after) {
    const free = creditsInWords(creditsFromMillicredits(Math.max(0, before.available_mc)));
    return refuse("not_enough_credits", { message: operatorMessages.creditsMissing(free) });
  }
  const user = { id: userId, walletId };
  return {
    subject: { kind: "user", id: userId },
    before: { posted_mc: after.posted_mc - delta_mc },
    after: { posted_mc: after.posted_mc, delta_mc, transfer: id },
    result: { outcome: "moved", user, id, delta_mc, posted_mc: after.posted_mc },
  };
}

function published<T extends { outcome: string }>(
  { publish }: OperatorDeps,
  result: T | Refusal,
): T | Refusal {
  if (!isRefusal(result) && isAdjusted(result)) {
    const { walletId } = result.user;
    publish({ walletId }, { type: "changed" });
    publish({ walletId }, { type: "transaction", id: `adjustment:${result.id}` });
  }
  return result;
}

function isAdjusted(result: { outcome: string }): result is Adjusted {
  return result.outcome === "moved";
}
