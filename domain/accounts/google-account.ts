import { type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { type Account, personName } from "./account.ts";
import type { AccountStores } from "./account-deps.ts";
import { googleLinkedMail } from "./account-mails.ts";
import type { GoogleDeps } from "./google-deps.ts";
import type { GoogleIdentity } from "./google-provider.ts";
import { lockByEmail } from "./lock-by-email.ts";

type VerifiedIdentity = GoogleIdentity & { email: string };
type Stores = Pick<AccountStores, "accounts" | "sessions" | "links" | "outbox">;

/**
 * The account a Google identity signs in to, opened if there is none. Who is known by Google's own name for them keeps
 * their account whatever their address has become; only then does the address decide.
 * Refuses `google_email_not_verified` and, when the address is linked to somebody else at Google, `google_account_differs`.
 */
export async function googleAccount(
  deps: Pick<GoogleDeps, "clock" | "ids" | "publicUrl">,
  stores: Stores,
  identity: GoogleIdentity,
): Promise<Account | Refusal> {
  if (!hasVerifiedEmail(identity)) return refuse("google_email_not_verified");
  const at = deps.clock.now();
  const fresh = newAccount({ id: deps.ids.uuid(), walletId: deps.ids.uuid() }, identity, at);
  // Two first sign-ins at once: the one that cannot insert finds the other's account.
  return (
    (await existingAccount(deps, stores, identity, at)) ??
    ((await stores.accounts.insert(fresh)) ? fresh : undefined) ??
    (await existingAccount(deps, stores, identity, at)) ??
    refuse("google_unavailable")
  );
}

async function existingAccount(
  deps: Pick<GoogleDeps, "publicUrl">,
  stores: Stores,
  identity: VerifiedIdentity,
  at: Date,
): Promise<Account | Refusal | undefined> {
  const known = await stores.accounts.findByGoogleSub(identity.sub);
  if (known) return known;
  const account = await lockByEmail(stores.accounts, identity.email);
  if (account === undefined || account.googleSub === identity.sub) return account;
  if (account.googleSub !== null) return refuse("google_account_differs");
  return account.verifiedAt === null
    ? takeOver(stores, account, identity, at)
    : link(deps, stores, account, identity);
}

/** The owner of a verified account gains a second way in, and is told; the password stays. */
async function link(
  { publicUrl }: Pick<GoogleDeps, "publicUrl">,
  { accounts, outbox }: Stores,
  account: Account,
  { sub }: VerifiedIdentity,
): Promise<Account> {
  const linked = { ...account, googleSub: sub };
  await accounts.save(linked);
  await outbox.add(googleLinkedMail(account, publicUrl));
  return linked;
}

/**
 * Somebody signed up with an address and never proved that it is theirs. Google proves whose it is: nothing the
 * other one chose, and no way in that they hold, may survive.
 */
async function takeOver(
  { accounts, sessions, links }: Stores,
  squatted: Account,
  identity: VerifiedIdentity,
  at: Date,
): Promise<Account> {
  const { email, createdAt } = squatted;
  const owned = { ...newAccount(squatted, identity, at), email, createdAt };
  await accounts.save(owned);
  await sessions.endAll(owned.id);
  await links.endAll(owned.id);
  return owned;
}

function newAccount({ id, walletId }: WalletUser, identity: VerifiedIdentity, at: Date): Account {
  return {
    id,
    walletId,
    email: identity.email.trim(),
    ...namesOf(identity),
    passwordHash: null,
    googleSub: identity.sub,
    pictureUrl: httpsOnly(identity.pictureUrl),
    createdAt: at,
    verifiedAt: at,
  };
}

function hasVerifiedEmail(identity: GoogleIdentity): identity is VerifiedIdentity {
  return identity.emailVerified && identity.email !== undefined;
}

const longestName = 100;

/** Google knows some people by one name only, and a few by none: those are called what stands before their @. */
function namesOf({ givenName, familyName, fullName, email }: VerifiedIdentity) {
  const first = shortName(givenName) || shortName(fullName) || shortName(email.split("@")[0]);
  return { firstName: first, lastName: shortName(familyName) };
}

function shortName(name: string | undefined): string {
  return [...personName(name ?? "")].slice(0, longestName).join("").trim();
}

const longestPictureUrl = 2_000;

/** The picture is loaded by the page, which may not show what could be changed on its way. */
function httpsOnly(url: string | undefined): string | null {
  if (url === undefined || url.length > longestPictureUrl || !URL.canParse(url)) return null;
  return new URL(url).protocol === "https:" ? url : null;
}
