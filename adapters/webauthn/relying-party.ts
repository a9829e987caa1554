import { creationOptionsSchema, requestOptionsSchema } from "#contract/users/webauthn.ts";
import { challengeLife_ms } from "#domain/users/passkeys/challenge.ts";
import type { RelyingParty } from "#domain/users/passkeys/relying-party.ts";
import { brandName } from "#words/brand.ts";

/** Loaded at the first use of a passkey: its modules take 25 MB. */
const library = async () => ({
  ...(await import("@simplewebauthn/server")),
  ...(await import("@simplewebauthn/server/helpers")),
});
type Library = Awaited<ReturnType<typeof library>>;

/** EdDSA, ES256, RS256: what authenticators have, by their COSE numbers. */
const algorithms = [-8, -7, -257];

/**
 * The site of `publicUrl`. The relying party id is its whole host name: with a parent domain instead, every sibling host
 * could use the passkeys.
 */
export function webauthnRelyingParty(publicUrl: string): RelyingParty {
  const { origin, hostname } = new URL(publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: hostname };
  return {
    async creationOptions({ challenge, user, existing }) {
      const { generateRegistrationOptions, isoBase64URL } = await library();
      const options = await generateRegistrationOptions({
        rpName: brandName(),
        rpID: hostname,
        challenge: isoBase64URL.toBuffer(challenge),
        userID: isoBase64URL.toBuffer(user.handle),
        userName: user.name,
        userDisplayName: user.displayName,
        timeout: challengeLife_ms,
        attestationType: "none",
        excludeCredentials: existing.map(descriptor),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        supportedAlgorithmIDs: algorithms,
      });
      return creationOptionsSchema.parse(options);
    },

    async requestOptions({ challenge, allowed, userVerification }) {
      const { generateAuthenticationOptions, isoBase64URL } = await library();
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        challenge: isoBase64URL.toBuffer(challenge),
        timeout: challengeLife_ms,
        userVerification,
        ...(allowed && { allowCredentials: allowed.map(descriptor) }),
      });
      return requestOptionsSchema.parse(options);
    },

    readRegistration: (registration, challenge) =>
      unlessWrong(async (webauthn) => {
        const { verifyRegistrationResponse, isoBase64URL } = webauthn;
        if (isEmbedded(webauthn, registration) || hasCertificates(webauthn, registration.response)) {
          return undefined;
        }
        const { transports = [], ...response } = registration.response;
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: { ...registration, response, clientExtensionResults: {} },
          expectedChallenge: challenge,
          ...expected,
          supportedAlgorithmIDs: algorithms,
          requireUserVerification: true,
        });
        if (!verified) return undefined;
        const { id, publicKey, counter } = registrationInfo.credential;
        // The id that is stored must be the one inside the signed data, and browsers send no other beside it.
        if (id !== registration.id) return undefined;
        return { credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter, transports };
      }),

    readAssertion: (assertion, { challenge, publicKey, userVerification }) =>
      unlessWrong(async (webauthn) => {
        const { verifyAuthenticationResponse, isoBase64URL } = webauthn;
        if (isEmbedded(webauthn, assertion)) return undefined;
        const { userHandle, ...response } = assertion.response;
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: {
            ...assertion,
            response: userHandle ? { ...response, userHandle } : response,
            clientExtensionResults: {},
          },
          expectedChallenge: challenge,
          ...expected,
          // The library judges a counter before the signature. Zero leaves that to the domain, which then knows that the
          // real key has signed.
          credential: { id: assertion.id, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
          requireUserVerification: userVerification === "required",
        });
        return verified ? { counter: authenticationInfo.newCounter } : undefined;
      }),
  };
}

function descriptor({ credentialId, transports }: { credentialId: string; transports: string[] }) {
  return { id: credentialId, transports };
}

/** No page of another site may ask for our passkeys from a frame of ours. */
function isEmbedded(
  { decodeClientDataJSON }: Library,
  { response }: { response: { clientDataJSON: string } },
): boolean {
  return decodeClientDataJSON(response.clientDataJSON).crossOrigin === true;
}

/**
 * We ask for no attestation, and browsers then leave the certificates out. To follow certificates that a stranger chose
 * would make the server fetch their revocation lists.
 */
function hasCertificates(
  { decodeAttestationObject, isoBase64URL }: Library,
  { attestationObject }: { attestationObject: string },
): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get("fmt");
  return format !== "none" && (format !== "packed" || attestation.get("attStmt").get("x5c") !== undefined);
}

/** The library throws a plain error for everything that is wrong with an answer. */
async function unlessWrong<T>(read: (webauthn: Library) => Promise<T | undefined>): Promise<T | undefined> {
  const webauthn = await library();
  try {
    return await read(webauthn);
  } catch {
    return undefined;
  }
}
