import { z } from "zod";

/**
 * The address at which people reach us: an origin in its ASCII form, as browsers send and compare it, and as headers can
 * carry it (https://xn--80aesfpebagmfblc0a.example).
 */
export const originUrl = z
  .url({ protocol: /^https?$/, error: "must be a URL such as https://farline.example" })
  .transform((value, context) => {
    const { origin, href } = new URL(value);
    if (href === `${origin}/`) return origin;
    context.addIssue({
      code: "custom",
      message:
        "must be scheme, host and port alone, such as https://farline.example: no path, query, fragment or user",
    });
    return z.NEVER;
  });

export const webUrl = (example: string) =>
  z.url({ protocol: /^https?$/, normalize: true, error: `must be a URL such as ${example}` });

/** A user and a password hold none of the signs that end them, so no part of a password is taken for a host. */
const withCredentials =
  /^[a-z]+:\/\/(?:(?:[^\s/?#@%]|%[0-9a-f]{2})*@)?(?:\[[^\s/?#@\]]*\]|[^\s/?#@:[\]]*)(?::\d*)?(?:\/[^\s/?#@]*)?(?:\?[^\s#@]*)?$/i;

/** An address with user and password. Its error repeats nothing of it. */
function credentialUrl(protocol: RegExp, example: string) {
  const error =
    `must be a URL such as ${example}, in which user and password are percent-encoded: ` +
    "%25 for %, %40 for @, %3A for :, %2F for /, %3F for ?, %23 for #, %20 for a space";
  return z
    .url({ protocol, error })
    .refine((value) => withCredentials.test(value) && isDecodable(value), { error });
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** A user without a host, whose parameter `host` names a socket, is an address to libpq and to Google Cloud SQL. URLs want a host. */
const userOfSocket = /^(postgres(?:ql)?:\/\/[^\s/?#@]*@)(?=\/[^\s/?#@]*\?(?:[^\s#@]*&)?host=)/i;

export const postgresUrl = z
  .string()
  .transform((url) => url.replace(userOfSocket, "$1localhost"))
  .pipe(credentialUrl(/^postgres(ql)?$/, "postgres://user:password@host:5432/name"));
export const smtpUrl = credentialUrl(/^smtps?$/, "smtps://user:password@host:465");
