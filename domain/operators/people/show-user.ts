import { creditsFromMillicredits } from "#contract/money/money.ts";
import { isRefusal, type Refusal } from "#contract/refusals.ts";
import type { PersonalDataExport } from "#contract/users/personal-data.ts";
import type { UserSession } from "#contract/users/user-settings.ts";
import type { CallHistoryEntry } from "#domain/calls/history/call-history.ts";
import type { Balance, WalletUser } from "#domain/ledger/ledger-store.ts";
import type { TransactionEntry } from "#domain/ledger/transactions.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { Grant } from "#domain/operators/grants/grant-store.ts";
import type { OperatorDeps, OperatorStores } from "#domain/operators/operator-deps.ts";
import type { ShownRechargeEvent } from "#domain/operators/product/recharge-lookup.ts";
import { inWords, refuseTarget, userOf } from "#domain/operators/target.ts";
import type { SavedCard } from "#domain/payments/cards/card-store.ts";
import { monthCharges } from "#domain/payments/recharge/month-charges.ts";
import type { RechargeRule } from "#domain/payments/recharge/recharge-store.ts";
import { personalDataOf } from "#domain/users/settings/download-data.ts";
import type { KeptCallerId, KeptMessage } from "#domain/users/settings/personal-data.ts";
import { settingsOf } from "#domain/users/settings/user-settings.ts";
import { listSessions } from "#domain/users/sign-in/list-sessions.ts";
import { emailKey } from "#domain/users/user.ts";
import { shownTo } from "./mask-numbers.ts";
import type { FoundUser, LimitHit, ShownPayment } from "./user-lookup.ts";

/** A rule with its card, which is null once it is gone. */
interface ShownRule extends RechargeRule {
  card: SavedCard | null;
  /** In the rule's currency, with what is under way. */
  spent_minor: number;
}

/** Everything about one user that an operator decides by. Holds no token, no hash and no text that people wrote. */
export interface ShownUser {
  user: FoundUser;
  /** Reason why this operator may not act on the user; null when nothing forbids it but the rights of the role. */
  actRefusal: string | null;
  balance: Balance;
  twoStepOn: boolean;
  providers: string[];
  allowedCountries: string[] | null;
  grant: Pick<Grant, "role" | "expiresAt" | "suspendedAt"> | null;
  calls: CallHistoryEntry[];
  payments: ShownPayment[];
  savedCards: SavedCard[];
  callerIds: KeptCallerId[];
  recharge: ShownRule | null;
  rechargeEvents: ShownRechargeEvent[];
  transactions: TransactionEntry[];
  sessions: UserSession[];
  limitsHit: LimitHit[];
}

const mostOfEach = 20;
const mostRechargeEvents = 50;
const limitsSince_ms = 7 * 24 * 60 * 60_000;

/** Refuses `not_found`. */
export async function showUser(
  deps: OperatorDeps,
  request: Request,
  email: string,
): Promise<ShownUser | Refusal> {
  const shown = await act(deps, request, "show_user", userOf(email), async ({ user }, stores, acting) => {
    const { lookup, grants } = stores;
    const [details] = await lookup.find({ by: "email", emailKey: emailKey(email) }, 1);
    if (!details) throw new Error(`The locked user ${user.id} is not found`);
    const grant = await grants.holdCurrent(user.id, acting.now);
    const result = {
      user,
      details,
      actRefusal: inWords(await refuseTarget(stores, acting, user)),
      balance: await lookup.balance(user.walletId),
      grant: grant ?? null,
      calls: await lookup.calls(user, mostOfEach),
      payments: await lookup.payments(user, mostOfEach),
      savedCards: await lookup.cards(user),
      callerIds: await lookup.callerIds(user.id),
      recharge: await ruleOf(stores, user, acting.now),
      rechargeEvents: await stores.recharges.events(user, mostRechargeEvents),
      transactions: await lookup.transactions(user.walletId, mostOfEach),
      limitsHit: await lookup.limitsHit(user, new Date(acting.now.getTime() - limitsSince_ms)),
    };
    return { result };
  });
  if (isRefusal(shown)) return shown;
  const { user, details, ...rest } = shown;
  const { twoStep, providers, allowedCountries } = await settingsOf(deps, user);
  const sessions = await listSessions(deps, user.id, undefined);
  return { user: details, ...rest, twoStepOn: twoStep.on, providers, allowedCountries, sessions };
}

async function ruleOf(stores: OperatorStores, user: WalletUser, now: Date): Promise<ShownRule | null> {
  const rule = await stores.recharge.find(user.walletId);
  if (rule?.userId !== user.id) return null;
  const cards = await stores.lookup.cards(user);
  const { charged_minor } = await monthCharges(stores, user, rule, now);
  return { ...rule, card: cards.find(({ id }) => id === rule.cardId) ?? null, spent_minor: charged_minor };
}

/** Reads the messages of a user to the operator; takes a reason. Refuses `not_found`. */
export function readMessages(
  deps: OperatorDeps,
  request: Request,
  email: string,
): Promise<KeptMessage[] | Refusal> {
  return act(deps, request, "read_messages", userOf(email), async ({ user }, { lookup }) => {
    const result = await lookup.messages(user.id);
    return { after: { messages: result.length }, result };
  });
}

/** Everything the product keeps about a user, as the user can download it. Refuses `not_found`. */
export async function exportUser(
  deps: OperatorDeps,
  request: Request,
  email: string,
): Promise<PersonalDataExport | Refusal> {
  const account = await act(
    deps,
    request,
    "export_user",
    userOf(email),
    async ({ user }, { lookup }, { role }) => ({
      result: { user, role, balance: await lookup.balance(user.walletId) },
    }),
  );
  if (isRefusal(account)) return account;
  const data = await personalDataOf(deps, account.user);
  return shownTo(account.role, { ...data, credits: creditsFromMillicredits(account.balance.posted_mc) });
}
