import { Secret, TOTP } from "otpauth";

/** The parameters that every authenticator app supports: RFC 6238 with SHA-1, six digits and steps of 30 s. */
const parameters = { algorithm: "SHA1", digits: 6, period: 30 };
/** Clocks differ and typing takes time, so the codes before and after are valid as well. */
const window = 1;

/** The time step of a code, if the code is valid now. The secret is base32. */
export function matchingStep(secret: string, code: string, at: Date): number | undefined {
  const now = { ...parameters, timestamp: at.getTime() };
  const distance = TOTP.validate({ ...now, window, token: code, secret: Secret.fromBase32(secret) });
  return distance === null ? undefined : TOTP.counter(now) + distance;
}

/** The URI of the QR code for an authenticator app. Apps take what follows the first colon of the issuer for the account. */
export function enrolmentUri(issuer: string, label: string, secret: string): string {
  return new TOTP({ ...parameters, issuer: issuer.replaceAll(":", ""), label, secret }).toString();
}
