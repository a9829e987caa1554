import { type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { lockByEmail } from "#domain/users/lock-by-email.ts";
import { emailKey, personName, type User } from "#domain/users/user.ts";
import type { UserStores } from "#domain/users/user-deps.ts";
import type { OpenidDeps } from "./deps.ts";
import type { ProviderIdentity } from "./provider.ts";

type VerifiedIdentity = ProviderIdentity & { email: string };
type Stores = Pick<UserStores, "users" | "registrations">;

/** `linked` is false for a user with a password whom Google's id does not belong to yet. */
export interface FoundUser {
  user: User;
  linked: boolean;
}

/**
 * The user a Google identity signs in as, added if there is none.
 * Google's id of a person finds the user even after a change of address; only without a match does the address decide.
 * A new user voids every registration of the address.
 * Refuses `google_email_not_verified` and, when the address belongs to another Google identity,
 * `google_account_differs`.
 */
export async function userOfIdentity(
  deps: Pick<OpenidDeps, "clock" | "ids">,
  stores: Stores,
  identity: ProviderIdentity,
): Promise<FoundUser | Refusal> {
  if (!hasVerifiedEmail(identity)) return refuse("google_email_not_verified");
  const fresh = newUser({ id: deps.ids.uuid(), walletId: deps.ids.uuid() }, identity, deps.clock.now());
  // Two concurrent first sign-ins: the one that cannot insert finds the user of the other.
  return (
    (await existingUser(stores, identity)) ??
    ((await insert(stores, fresh)) ? { user: fresh, linked: true } : undefined) ??
    (await existingUser(stores, identity)) ??
    refuse("google_unavailable")
  );
}

async function existingUser(
  { users }: Stores,
  identity: VerifiedIdentity,
): Promise<FoundUser | Refusal | undefined> {
  const known = await users.findByGoogleSub(identity.sub);
  if (known) return { user: known, linked: true };
  const user = await lockByEmail(users, identity.email);
  if (user === undefined) return undefined;
  if (user.googleSub === null) return { user, linked: false };
  return user.googleSub === identity.sub ? { user, linked: true } : refuse("google_account_differs");
}

/** Another person may have signed up with this address: Google proves the owner, and nothing of that may survive. */
async function insert({ users, registrations }: Stores, user: User): Promise<boolean> {
  const overtaken = await registrations.lockAll(emailKey(user.email));
  if (!(await users.insert(user))) return false;
  await registrations.remove(overtaken.map(({ id }) => id));
  return true;
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

function hasVerifiedEmail(identity: ProviderIdentity): identity is VerifiedIdentity {
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
