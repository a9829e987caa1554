import { createHash, createPrivateKey, sign } from "node:crypto";
import { decodeAttestationObject, isoBase64URL, isoCBOR } from "@simplewebauthn/server/helpers";
import { expect, test } from "vitest";
import type { Registration } from "#contract/users/webauthn.ts";
import { softwareAuthenticator } from "#testing/people/software-authenticator.ts";
import { webauthnRelyingParty } from "./relying-party.ts";

const publicUrl = "https://calls.farline.test/app";
const site = webauthnRelyingParty(publicUrl);
const challenge = Buffer.alloc(32, 1).toString("base64url");

async function registration(origin: string): Promise<Registration> {
  const user = {
    handle: Buffer.alloc(32, 2).toString("base64url"),
    name: "ada@example.com",
    displayName: "Ada",
  };
  const options = await site.creationOptions({ challenge, user, existing: [] });
  return softwareAuthenticator(origin).create(options);
}

test("the relying party is the whole host of the public address, and the origin has no path", async () => {
  const user = { handle: challenge, name: "ada@example.com", displayName: "Ada" };
  const options = await site.creationOptions({ challenge, user, existing: [] });
  expect(options.rp.id).toBe("calls.farline.test");
  const own = await registration("https://calls.farline.test");
  expect(await site.readRegistration(own, challenge)).toMatchObject({ credentialId: own.id });
  expect(await site.readRegistration(await registration("https://farline.test"), challenge)).toBeUndefined();
});

test("localhost with its port is a site of its own", async () => {
  const local = webauthnRelyingParty("http://localhost:3000");
  const options = await local.requestOptions({ challenge, userVerification: "required" });
  expect(options).toMatchObject({ rpId: "localhost", challenge });
});

test("a valid attestation with a certificate is refused, since its addresses must not be followed", async () => {
  const plain = await registration("https://calls.farline.test");
  expect(await site.readRegistration(withCertificate(plain), challenge)).toBeUndefined();
  expect(await site.readRegistration(plain, challenge)).toBeDefined();
});

/** The same registration with a FIDO U2F attestation (WebAuthn Level 3, section 8.6), signed as its certificate asks. */
function withCertificate(plain: Registration): Registration {
  const { clientDataJSON, attestationObject } = plain.response;
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get("authData");
  // The key's coordinates are the last of its COSE map: 32 bytes each, with a label and a head of three bytes between.
  const [x, y] = [authData.slice(-67, -35), authData.slice(-32)];
  const signed = Buffer.concat([
    Buffer.of(0),
    authData.slice(0, 32),
    createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest(),
    Buffer.from(plain.id, "base64url"),
    Buffer.of(4),
    x,
    y,
  ]);
  const attStmt = new Map<string, unknown>([
    ["sig", new Uint8Array(sign("sha256", signed, certificateKey))],
    ["x5c", [new Uint8Array(Buffer.from(certificate, "base64"))]],
  ]);
  const object = new Map<string, unknown>([
    ["fmt", "fido-u2f"],
    ["attStmt", attStmt],
    ["authData", authData],
  ]) as Parameters<typeof isoCBOR.encode>[0];
  const attested = Buffer.from(isoCBOR.encode(object)).toString("base64url");
  return { ...plain, response: { ...plain.response, attestationObject: attested } };
}

/** A certificate that signed itself, and its key; made for this test. */
const certificate =
  "MIIBbzCCARWgAwIBAgIUOMAngWzAhF2tBdWV1m0O8mACBDIwCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBeDAgFw0yNjExMjIwNDE2NDFaGA8yMTI2MTAyOTA0MTY0MVowDDEKMAgGA1UEAwwBeDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABFBNynU0oZo0jSOnxINnTmZ1kD3/3AE2tH83LL3w5m0QmGS5vqbVyUF0y/X7cJ6XyURAzv4vGfl3hdUKLG4yzDmjUzBRMB0GA1UdDgQWBBQ++Fz1/6cz5BbihFN3+rhoTy/FzTAfBgNVHSMEGDAWgBQ++Fz1/6cz5BbihFN3+rhoTy/FzTAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIQCmPtUuNIoN8N7e62H2Q/tPLYvonNBdogvBauVpz5CZiQIgQN0MEOdSGib0L5WKtVxWq8hO0GFp4+n1l+PxA3+GZEA=";
const certificateKey = createPrivateKey({
  key: Buffer.from(
    "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgbTd6Yzh9ioXha2rfqY9nUI5hFCxeJbq1WANqIw0ZOdihRANCAARQTcp1NKGaNI0jp8SDZ05mdZA9/9wBNrR/Nyy98OZtEJhkub6m1clBdMv1+3Cel8lEQM7+Lxn5d4XVCixuMsw5",
    "base64",
  ),
  format: "der",
  type: "pkcs8",
});
