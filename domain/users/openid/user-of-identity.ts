import { longestName } from "#contract/fields.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { isFilled } from "#contract/required-text.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { refuseWhenOff } from "#domain/users/registration/sign-up.ts";
import { emailKey, personName, type User } from "#domain/users/user.ts";
import type { UserStores } from "#domain/users/user-deps.ts";
import { lockByEmail } from "#domain/users/user-store.ts";
import { offeredLanguage } from "#words/offered-languages.ts";
import { currentLanguage } from "#words/translate.ts";
import type { OpenidDeps } from "./deps.ts";
import type { Identity } from "./identity.ts";
import type { ProviderIdentity } from "./provider.ts";

type VerifiedIdentity = ProviderIdentity & { email: string };
type Stores = Pick<UserStores, "users" | "identities" | "registrations" | "switches">;

/** `linked` is false for a user of the same address whom the identity does not belong to yet. */
export interface FoundUser {
  user: User;
  linked: boolean;
}

/**
 * The user that an identity signs in as, added if there is none.
 * The issuer and the subject find the user even after a change of address. Only without a match does the address decide,
 * and only one that the provider vouches for: any tenant's administrator can write any address into an account.
 * A new user voids every registration of the address.
 * Refuses `openid_email_not_verified`, `unavailable` for a new user while sign-up is switched off and, when the address belongs to another identity of the issuer,
 * `openid_account_differs`.
 */
export async function userOfIdentity(
  deps: Pick<OpenidDeps, "clock" | "ids">,
  stores: Stores,
  identity: ProviderIdentity,
): Promise<FoundUser | Refusal> {
  const owner = await stores.identities.owner(identity);
  if (owner) return { user: owner, linked: true };
  if (!hasVerifiedEmail(identity)) return refuse("openid_email_not_verified");
  const fresh = newUser({ id: deps.ids.uuid(), walletId: deps.ids.uuid() }, identity, deps.clock.now());
  // Two concurrent first sign-ins: the one that cannot insert finds the user of the other.
  return (
    (await existingUser(stores, identity)) ??
    (await refuseWhenOff(stores)) ??
    ((await insert(stores, fresh, identity)) ? { user: fresh, linked: true } : undefined) ??
    (await existingUser(stores, identity)) ??
    refuse("openid_unavailable")
  );
}

async function existingUser(
  { users, identities }: Stores,
  identity: VerifiedIdentity,
): Promise<FoundUser | Refusal | undefined> {
  const owner = await identities.owner(identity);
  if (owner) return { user: owner, linked: true };
  const user = await lockByEmail(users, identity.email);
  if (user === undefined) return undefined;
  const subject = await identities.subject(user.id, identity.issuer);
  if (subject === undefined) return { user, linked: false };
  return subject === identity.subject ? { user, linked: true } : refuse("openid_account_differs");
}

/** Another person may have signed up with this address. The provider proves the owner, so that sign-up must not survive. */
async function insert({ users, registrations }: Stores, user: User, identity: Identity): Promise<boolean> {
  const overtaken = await registrations.lockAll(emailKey(user.email));
  if (!(await users.insert(user, identity))) return false;
  await registrations.remove(overtaken.map(({ id }) => id));
  return true;
}

function newUser({ id, walletId }: WalletUser, identity: VerifiedIdentity, at: Date): User {
  return {
    id,
    walletId,
    memberRole: "owner",
    email: identity.email.trim(),
    ...namesOf(identity),
    passwordHash: null,
    pictureUrl: httpsOnly(identity.pictureUrl),
    language: offeredLanguage(currentLanguage()),
    createdAt: at,
    verifiedAt: at,
  };
}

function hasVerifiedEmail(identity: ProviderIdentity): identity is VerifiedIdentity {
  return identity.emailVerified && identity.email !== undefined;
}

/**
 * Providers have only one name for some people, and none for a few. Those are called by the part of their address before
 * the @.
 */
function namesOf({ givenName, familyName, fullName, email }: VerifiedIdentity) {
  const first = shortName(givenName) || shortName(fullName) || shortName(email.split("@")[0]);
  return { firstName: first, lastName: shortName(familyName) };
}

function shortName(name: string | undefined): string {
  let short = "";
  for (const { segment } of new Intl.Segmenter().segment(personName(name ?? ""))) {
    if (short.length + segment.length > longestName) break;
    short += segment;
  }
  return isFilled(short) ? short.trim() : "";
}

const longestPictureUrl = 2_000;

/** The page loads the picture, so it must come over a connection that protects it. */
function httpsOnly(url: string | undefined): string | null {
  if (url === undefined || url.length > longestPictureUrl || !URL.canParse(url)) return null;
  return new URL(url).protocol === "https:" ? url : null;
}
