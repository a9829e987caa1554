import type { Registration } from "#contract/users/webauthn.ts";
import { addPasskey, beginPasskey } from "#domain/users/passkeys/add-passkey.ts";
import { askForPasskey, signInWithPasskey } from "#domain/users/passkeys/sign-in.ts";
import { type Lies, type SoftwareAuthenticator, softwareAuthenticator } from "./software-authenticator.ts";
import { agreed, type UserHarness } from "./user-harness.ts";

export const passkeyOrigin = "https://farline.test";

export interface PasskeyOwner {
  id: string;
  email: string;
  password: string;
  token: string;
  authenticator: SoftwareAuthenticator;
}

/** Users with passkeys on the user harness. */
export function passkeyHarness(harness: UserHarness) {
  const { deps } = harness;
  return {
    /** A logged-in user with an authenticator that holds nothing yet. */
    async person(authenticator = softwareAuthenticator(passkeyOrigin)): Promise<PasskeyOwner> {
      const person = await harness.verified();
      return { ...person, token: await harness.session(person), authenticator };
    },
    async owner(authenticator?: SoftwareAuthenticator): Promise<PasskeyOwner> {
      const owner = await this.person(authenticator);
      agreed(await this.add(owner));
      return owner;
    },
    begin: ({ token, password }: PasskeyOwner) => beginPasskey(deps, token, { password }),
    finish: ({ id }: PasskeyOwner, passkey: Registration, name?: string) =>
      addPasskey(deps, id, { passkey, name }),
    async add(owner: PasskeyOwner, lies: Lies = {}) {
      const options = agreed(await this.begin(owner));
      return this.finish(owner, owner.authenticator.create(options, lies));
    },
    async signIn({ authenticator }: Pick<PasskeyOwner, "authenticator">, lies: Lies = {}) {
      return signInWithPasskey(deps, authenticator.get(await askForPasskey(deps), lies));
    },
  };
}
