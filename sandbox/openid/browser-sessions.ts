import { randomUUID } from "node:crypto";
import { BoundedMap } from "#sandbox/bounded-map.ts";
import type { AuthorizationRequest } from "./authorization-request.ts";
import type { Person } from "./people.ts";

/** A person signed in at a browser, and the scopes the person has agreed to. */
interface SignedIn {
  person: Person;
  scopes: ReadonlySet<string>;
}

/** Reason why a request with prompt=none needs a page (OpenID Connect Core section 3.1.2.6). */
export type SilentError = "login_required" | "interaction_required" | "consent_required";

const cookieName = "sandbox-openid";

export function createBrowserSessions(path: string) {
  const sessions = new BoundedMap<readonly SignedIn[]>(1_000);

  const idIn = (cookies: string | undefined) =>
    cookies
      ?.split("; ")
      .find((cookie) => cookie.startsWith(`${cookieName}=`))
      ?.slice(cookieName.length + 1);

  return {
    /** Returns the Set-Cookie header of the browser. */
    add(cookies: string | undefined, person: Person, scopes: ReadonlySet<string>): string {
      const known = sessions.take(idIn(cookies) ?? "") ?? [];
      const id = randomUUID();
      sessions.set(id, [{ person, scopes }, ...known.filter((one) => one.person.sub !== person.sub)]);
      return `${cookieName}=${id}; Path=${path}; HttpOnly; SameSite=Lax`;
    },

    /** Returns the person who signs in without a page. Several people need a choice, and new scopes a consent. */
    silently(cookies: string | undefined, request: AuthorizationRequest): Person | SilentError {
      const known = sessions.get(idIn(cookies) ?? "") ?? [];
      const { loginHint } = request;
      const fitting =
        loginHint === undefined ? known : known.filter(({ person }) => person.email === loginHint);
      const [only, ...others] = fitting;
      if (only === undefined) return "login_required";
      if (others.length > 0) return "interaction_required";
      return [...request.scopes].every((scope) => only.scopes.has(scope)) ? only.person : "consent_required";
    },
  };
}
