import { type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { GoogleRequestDeps } from "./google-deps.ts";
import type { GoogleIdentity } from "./google-provider.ts";
import { lockByEmail } from "./lock-by-email.ts";
import { recordSecurityEvent } from "./record-security-event.ts";
import { personName, type User } from "./user.ts";
import type { UserStores } from "./user-deps.ts";
import { googleLinkedMail } from "./user-mails.ts";

type VerifiedIdentity = GoogleIdentity & { email: string };
type Deps = Pick<GoogleRequestDeps, "clock" | "ids" | "origin" | "publicUrl">;
type Stores = Pick<UserStores, "users" | "sessions" | "oneTimeTokens" | "securityEvents" | "outbox">;

/**
 * The user a Google identity signs in as, added if there is none.
 * Google's id of a person finds the user even after a change of address; only without a match does the address decide.
 * Refuses `google_email_not_verified` and, when the address belongs to another Google identity,
 * `google_account_differs`.
 */
export async function googleUser(
  deps: Deps,
  stores: Stores,
  identity: GoogleIdentity,
): Promise<User | Refusal> {
  if (!hasVerifiedEmail(identity)) return refuse("google_email_not_verified");
  const at = deps.clock.now();
  const fresh = newUser({ id: deps.ids.uuid(), walletId: deps.ids.uuid() }, identity, at);
  // Two concurrent first sign-ins: the one that cannot insert finds the user of the other.
  return (
    (await existingUser(deps, stores, identity, at)) ??
    ((await stores.users.insert(fresh)) ? fresh : undefined) ??
    (await existingUser(deps, stores, identity, at)) ??
    refuse("google_unavailable")
  );
}

async function existingUser(
  deps: Deps,
  stores: Stores,
  identity: VerifiedIdentity,
  at: Date,
): Promise<User | Refusal | undefined> {
  const known = await stores.users.findByGoogleSub(identity.sub);
  if (known) return known;
  const user = await lockByEmail(stores.users, identity.email);
  if (user === undefined || user.googleSub === identity.sub) return user;
  if (user.googleSub !== null) return refuse("google_account_differs");
  return user.verifiedAt === null ? takeOver(stores, user, identity, at) : link(deps, stores, user, identity);
}

/** A verified user gains a second way in and gets a mail; the password stays. */
async function link(deps: Deps, stores: Stores, user: User, { sub }: VerifiedIdentity): Promise<User> {
  const linked = { ...user, googleSub: sub };
  await stores.users.save(linked);
  await recordSecurityEvent(deps, stores, user.id, "google_linked");
  await stores.outbox.add(googleLinkedMail(user, deps.publicUrl));
  return linked;
}

/**
 * Another person may have signed up with this address without verifying it. Google proves the owner, so nothing that
 * the other person chose, and no session or token of theirs, may survive.
 */
async function takeOver(
  { users, sessions, oneTimeTokens }: Stores,
  squatted: User,
  identity: VerifiedIdentity,
  at: Date,
): Promise<User> {
  const { email, createdAt } = squatted;
  const owned = { ...newUser(squatted, identity, at), email, createdAt };
  await users.save(owned);
  await sessions.endAll(owned.id);
  await oneTimeTokens.endAll(owned.id);
  return owned;
}

function newUser({ id, walletId }: WalletUser, identity: VerifiedIdentity, at: Date): User {
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

/**
 * Google has only one name for some people, and none for a few. Those are called by the part of their address before
 * the @.
 */
function namesOf({ givenName, familyName, fullName, email }: VerifiedIdentity) {
  const first = shortName(givenName) || shortName(fullName) || shortName(email.split("@")[0]);
  return { firstName: first, lastName: shortName(familyName) };
}

function shortName(name: string | undefined): string {
  return [...personName(name ?? "")].slice(0, longestName).join("").trim();
}

const longestPictureUrl = 2_000;

/** The page loads the picture, so it must come over a connection that protects it. */
function httpsOnly(url: string | undefined): string | null {
  if (url === undefined || url.length > longestPictureUrl || !URL.canParse(url)) return null;
  return new URL(url).protocol === "https:" ? url : null;
}
