import type { webcrypto } from "node:crypto";
import { SubjectAlternativeNameExtension, X509CertificateGenerator } from "@peculiar/x509";

export interface Certificate {
  /** PEM. */
  key: string;
  /** PEM. A client that is to trust the server gets it, for example by NODE_EXTRA_CA_CERTS. */
  cert: string;
}

const validity_ms = 30 * 24 * 60 * 60_000;
const names = new SubjectAlternativeNameExtension([
  { type: "dns", value: "localhost" },
  { type: "ip", value: "127.0.0.1" },
  { type: "ip", value: "::1" },
]);

/** Makes a certificate for this machine that signs itself, with a key of its own at every start. */
export async function makeCertificate(): Promise<Certificate> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const now_ms = Date.now();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: "CN=localhost",
    notBefore: new Date(now_ms - 60_000),
    notAfter: new Date(now_ms + validity_ms),
    signingAlgorithm: algorithm,
    keys,
    extensions: [names],
  });
  return { key: await privateKeyPem(keys.privateKey), cert: certificate.toString("pem") };
}

async function privateKeyPem(key: webcrypto.CryptoKey): Promise<string> {
  const der = Buffer.from(await crypto.subtle.exportKey("pkcs8", key));
  return `-----BEGIN PRIVATE KEY-----\n${der.toString("base64")}\n-----END PRIVATE KEY-----\n`;
}
