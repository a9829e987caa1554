import { errors, jwtVerify } from "jose";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { GatewayError } from "#sandbox/voice/calls/browser-leg.ts";

export interface AccessToken {
  identity: string;
  expiresAt: Date;
  /** The token names the application that outgoing calls go to. */
  mayCall: boolean;
  /** The token allows incoming calls. */
  mayBeCalled: boolean;
}

const { accountSid, apiKeySid, apiKeySecret, appSid } = sandboxAccounts.voice;
const key = new TextEncoder().encode(apiKeySecret);
const longestLife_s = 24 * 60 * 60;

const claimsSchema = z.object({
  iat: z.number().optional(),
  exp: z.number(),
  grants: z.object({
    // The carrier allows a voice token letters, digits and underscores.
    identity: z.string().regex(/^\w{1,121}$/),
    voice: z
      .object({
        outgoing: z.object({ application_sid: z.string() }).optional(),
        incoming: z.object({ allow: z.boolean() }).optional(),
      })
      .optional(),
  }),
});

export const tokenInvalid: GatewayError = { code: 31_204, message: "JWT is invalid" };
export const tokenExpired: GatewayError = { code: 31_205, message: "JWT has expired" };
export const notAuthorised: GatewayError = { code: 31_201, message: "Authentication failed" };
const lifeTooLong: GatewayError = { code: 31_207, message: "JWT expiration is too long" };

/**
 * Checks an access token as the carrier does: it belongs to this account, is valid now, and allows incoming
 * calls or outgoing ones through the account's application. Otherwise returns the gateway's error code.
 */
export async function verifyAccessToken(token: string): Promise<AccessToken | GatewayError> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ["HS256"], issuer: apiKeySid });
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return tokenInvalid;
    const { exp, iat, grants } = claims.data;
    if (exp - (iat ?? Date.now() / 1_000) > longestLife_s) return lifeTooLong;
    const application = grants.voice?.outgoing?.application_sid;
    const mayCall = application === appSid;
    const mayBeCalled = grants.voice?.incoming?.allow === true;
    const useless = !mayCall && (application !== undefined || !mayBeCalled);
    if (payload.sub !== accountSid || useless) return notAuthorised;
    return { identity: grants.identity, expiresAt: new Date(exp * 1_000), mayCall, mayBeCalled };
  } catch (error) {
    return error instanceof errors.JWTExpired ? tokenExpired : tokenInvalid;
  }
}
