import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { Assertion, CreationOptions, Registration, RequestOptions } from "#contract/users/webauthn.ts";

type Algorithm = "ES256" | "EdDSA" | "RS256";

interface Held {
  id: string;
  rpId: string;
  userHandle: string;
  privateKey: KeyObject;
  algorithm: Algorithm;
}

/** Statements of a dishonest browser or authenticator in place of the truth. */
export interface Lies {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  crossOrigin?: boolean;
  userVerified?: boolean;
  userPresent?: boolean;
  counter?: number;
  /** Null leaves it out. */
  userHandle?: string | null;
  /** The key that signs, instead of the passkey's own. */
  signedBy?: KeyObject;
  /** The credential that the answer names. */
  credentialId?: string;
  attestation?: { fmt: string; attStmt: Map<string, unknown> };
}

/** An authenticator in memory, with the browser in front of it. `counts` is false for one that always sends 0. */
export function softwareAuthenticator(
  origin: string,
  { algorithm = "ES256", counts = true }: { algorithm?: Algorithm; counts?: boolean } = {},
) {
  const held: Held[] = [];
  let counter = 0;
  const nextCounter = () => (counts ? ++counter : 0);

  function clientData(type: string, challenge: string, lies: Lies): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    );
  }

  return {
    held,
    /** Makes a passkey, as `navigator.credentials.create` does. */
    create(options: CreationOptions, lies: Lies = {}): Registration {
      const { publicKey, privateKey } = keyPair(algorithm);
      const id = lies.credentialId ?? randomBytes(32).toString("base64url");
      const passkey = { id, rpId: options.rp.id, userHandle: options.user.id, privateKey, algorithm };
      held.push(passkey);
      const credential = [
        Buffer.alloc(16),
        uint16(Buffer.from(id, "base64url").length),
        Buffer.from(id, "base64url"),
        coseKey(publicKey, algorithm),
      ];
      const authData = Buffer.concat([
        authenticatorData(passkey.rpId, lies, lies.counter ?? nextCounter(), true),
        ...credential,
      ]);
      const { fmt, attStmt } = lies.attestation ?? { fmt: "none", attStmt: new Map() };
      // The encoder's type knows fewer maps than it writes.
      const object = new Map<string, unknown>([
        ["fmt", fmt],
        ["attStmt", attStmt],
        ["authData", new Uint8Array(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0];
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: clientData("webauthn.create", options.challenge, lies).toString("base64url"),
          attestationObject: Buffer.from(isoCBOR.encode(object)).toString("base64url"),
          transports: ["internal"],
        },
      };
    },

    /** Signs a challenge, as `navigator.credentials.get` does: with the newest passkey that is allowed. */
    get(options: RequestOptions, lies: Lies = {}): Assertion {
      const allowed = options.allowCredentials?.map(({ id }) => id);
      const passkey = held.findLast(({ id }) => allowed?.includes(id) ?? true);
      if (passkey === undefined) throw new Error("The authenticator holds no passkey that is allowed");
      const authData = authenticatorData(options.rpId, lies, lies.counter ?? nextCounter(), false);
      const data = clientData("webauthn.get", options.challenge, lies);
      const signed = Buffer.concat([authData, createHash("sha256").update(data).digest()]);
      const digest = passkey.algorithm === "EdDSA" ? null : "sha256";
      const id = lies.credentialId ?? passkey.id;
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: data.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: sign(digest, signed, lies.signedBy ?? passkey.privateKey).toString("base64url"),
          userHandle: lies.userHandle === undefined ? passkey.userHandle : lies.userHandle,
        },
      };
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;

const flag = { userPresent: 0x01, userVerified: 0x04, hasCredential: 0x40 };

/** WebAuthn Level 3, section 6.1. */
function authenticatorData(rpId: string, lies: Lies, counter: number, hasCredential: boolean): Buffer {
  const flags =
    (lies.userPresent === false ? 0 : flag.userPresent) |
    (lies.userVerified === false ? 0 : flag.userVerified) |
    (hasCredential ? flag.hasCredential : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const rpIdHash = createHash("sha256")
    .update(lies.rpId ?? rpId)
    .digest();
  return Buffer.concat([rpIdHash, Buffer.of(flags), count]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function keyPair(algorithm: Algorithm): { publicKey: KeyObject; privateKey: KeyObject } {
  if (algorithm === "ES256") return generateKeyPairSync("ec", { namedCurve: "P-256" });
  if (algorithm === "EdDSA") return generateKeyPairSync("ed25519");
  return generateKeyPairSync("rsa", { modulusLength: 2_048 });
}

/** The public key in COSE: RFC 9053, sections 7.1 and 7.2, and RFC 8230. */
function coseKey(publicKey: KeyObject, algorithm: Algorithm): Buffer {
  const jwk = publicKey.export({ format: "jwk" });
  const bytes = (field: unknown) => new Uint8Array(Buffer.from(String(field), "base64url"));
  const entries: Record<Algorithm, [number, number | Uint8Array][]> = {
    ES256: [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(jwk.x)],
      [-3, bytes(jwk.y)],
    ],
    EdDSA: [
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, bytes(jwk.x)],
    ],
    RS256: [
      [1, 3],
      [3, -257],
      [-1, bytes(jwk.n)],
      [-2, bytes(jwk.e)],
    ],
  };
  return Buffer.from(isoCBOR.encode(new Map(entries[algorithm])));
}
