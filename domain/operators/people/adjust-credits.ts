import { creditsFromMillicredits } from "#contract/money/money.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { type Acting, act, type Done, type Request } from "#domain/operators/act.ts";
import { type Actor, actorKey, isUsable, operatorOf } from "#domain/operators/actor.ts";
import type { Proposal } from "#domain/operators/grants/proposal-store.ts";
import type { OperatorDeps, OperatorStores } from "#domain/operators/operator-deps.ts";
import { inWords, lockUser, ofProduct, refuseTarget, userOf } from "#domain/operators/target.ts";
import type { User } from "#domain/users/user.ts";
import { creditsInWords } from "#words/money.ts";

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

/** A proposal that waits, as one operator sees it. */
export interface ListedProposal extends Proposal {
  email: string;
  isVoid: boolean;
  /** Reason why this operator may not decide it; null when nothing forbids it. */
  actRefusal: string | null;
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
  const given = await act(
    deps,
    request,
    "give_credits",
    userOf(email),
    async ({ user }, stores, { now }): Promise<Done<Adjusted | Proposed> | Refusal> => {
      if (!isAmount(amount_mc)) return refuse("invalid_request", { message: operatorMessages.amountWrong });
      const actor = actorKey(request.actor);
      const before_mc = await stores.record.lockGiven_mc(actor, new Date(now.getTime() - day_ms));
      if (before_mc + amount_mc <= deps.grantLimit_mc) return move(stores, user, deps.ids.uuid(), amount_mc);
      const proposal: Proposal = {
        id: deps.ids.uuid(),
        userId: user.id,
        amount_mc,
        reason: request.reason?.trim() ?? "",
        proposedBy: actor,
        proposedAt: now,
        expiresAt: new Date(now.getTime() + proposalLife_ms),
      };
      await stores.proposals.add(proposal);
      return { after: { proposal: proposal.id, amount_mc }, result: { outcome: "proposed", proposal } };
    },
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
  const outcome = await act(deps, request, "take_credits", userOf(email), async ({ user }, stores) =>
    isAmount(amount_mc)
      ? move(stores, user, deps.ids.uuid(), -amount_mc)
      : refuse("invalid_request", { message: operatorMessages.amountWrong }),
  );
  return published(deps, outcome);
}

/**
 * Approves or rejects a proposal; an approval moves the credits, once for any number of approvals at the same time.
 * Refuses `not_found`, `invalid_request` for a decided, expired or void proposal, and `forbidden` to the person who
 * proposed it.
 */
export async function decideCredits(
  deps: OperatorDeps,
  request: Request,
  { id, approve }: { id: string; approve: boolean },
): Promise<Adjusted | { outcome: "rejected" } | Refusal> {
  const decided = await act(
    deps,
    request,
    approve ? "approve_credits" : "reject_credits",
    (stores, acting) => lockProposal(stores, acting, id),
    async (
      { proposal, user },
      stores,
      acting,
    ): Promise<Done<Adjusted | { outcome: "rejected" }> | Refusal> => {
      const refused = await refuseDecision(stores, acting, proposal, user);
      if (refused) return refused;
      const decision = { decidedBy: actorKey(acting.actor), decidedAt: acting.now, approved: approve };
      await stores.proposals.decide(id, decision);
      if (approve) return move(stores, user, id, proposal.amount_mc);
      return {
        before: { proposal: id, amount_mc: proposal.amount_mc },
        after: { rejected: true },
        result: { outcome: "rejected" },
      };
    },
  );
  return published(deps, decided);
}

/**
 * Locks a proposal, its user and its proposer, so that neither is frozen or deleted during the decision. The users are
 * locked in the order of their ids: proposals of two operators for each other may be decided at the same moment.
 */
async function lockProposal({ proposals, users }: OperatorStores, acting: Acting, id: string) {
  const proposal = await proposals.lock(id);
  if (!proposal) return refuse("not_found", { message: operatorMessages.noProposal });
  const proposer = operatorOf(proposal.proposedBy);
  const ids = [proposal.userId, ...(proposer ? [proposer.userId] : [])];
  const locked = [];
  for (const userId of ids.toSorted()) locked.push(await lockUser(users, acting, userId));
  const user = locked.find((one) => one?.id === proposal.userId);
  if (!user?.verifiedAt) return refuse("not_found", { message: operatorMessages.noProposal });
  return { subject: { kind: "user", id: user.id } as const, user, proposal };
}

export function listProposals(deps: OperatorDeps, request: Request): Promise<ListedProposal[] | Refusal> {
  return act(deps, request, "list_proposals", ofProduct("proposals"), async (_found, stores, acting) => {
    const result: ListedProposal[] = [];
    for (const { walletId, ...proposal } of await stores.proposals.waiting(acting.now)) {
      const user = { id: proposal.userId, walletId };
      const undecided = { ...proposal, decidedAt: null };
      const refused =
        (await refuseTarget(stores, acting, user)) ?? (await refuseDecision(stores, acting, undecided, user));
      const isVoid = await isVoided(stores, proposal, user, acting.now);
      result.push({ ...proposal, isVoid, actRefusal: inWords(refused) });
    }
    return { result };
  });
}

function isAmount(amount_mc: number): boolean {
  return Number.isSafeInteger(amount_mc) && amount_mc > 0 && amount_mc <= mostAtOnce_mc;
}

async function refuseDecision(
  stores: Pick<OperatorStores, "grants" | "users">,
  { actor, now }: Acting,
  proposal: Proposal & { decidedAt: Date | null },
  user: WalletUser,
): Promise<Refusal | undefined> {
  const { proposalDecided, proposalExpired, proposalVoid, samePerson } = operatorMessages;
  if (proposal.decidedAt !== null) return refuse("invalid_request", { message: proposalDecided });
  if (proposal.expiresAt <= now) return refuse("invalid_request", { message: proposalExpired });
  if (await isProposer(stores, actor, proposal, now)) return refuse("forbidden", { message: samePerson });
  const isVoid = await isVoided(stores, proposal, user, now);
  return isVoid ? refuse("invalid_request", { message: proposalVoid }) : undefined;
}

/** Says whether an actor made a proposal, also under another name: two accounts of one person are no two people. */
async function isProposer(
  { grants, users }: Pick<OperatorStores, "grants" | "users">,
  actor: Actor,
  { proposedBy }: Proposal,
  now: Date,
): Promise<boolean> {
  if (proposedBy === actorKey(actor)) return true;
  const proposer = operatorOf(proposedBy);
  const user = proposer && (await users.find(proposer.userId));
  if (!user || actor.kind === "system") return false;
  return (await grants.related([user], now)).some(({ userId }) => userId === actor.userId);
}

/**
 * A proposal lasts as long as the grant that it was made under, and while the proposer may use it and act on the user. The grant stays as it is until the transaction ends.
 */
async function isVoided(
  stores: Pick<OperatorStores, "grants">,
  { proposedBy, proposedAt }: Proposal,
  user: WalletUser,
  now: Date,
): Promise<boolean> {
  const proposer = operatorOf(proposedBy);
  if (!proposer) return false;
  const grant = await stores.grants.holdCurrent(proposer.userId, now);
  if (!grant || grant.grantedAt > proposedAt || !isUsable(grant)) return true;
  return (await refuseTarget(stores, { actor: proposer, role: grant.role, now }, user)) !== undefined;
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
