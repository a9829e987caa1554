import type { Retention } from "#domain/retention.ts";
import type { OpenidDeps } from "./deps.ts";

/** Rules that delete sign-ins with providers that were never finished. */
export function openidRetention({ connection }: Pick<OpenidDeps, "connection">): Retention[] {
  return [
    {
      table: "openid_sign_in",
      kept: "until it expires, 10 minutes",
      why: "the sign-in was never finished",
      remove: (now, limit) => connection(({ openidSignIns }) => openidSignIns.sweep(now, limit)),
    },
    {
      table: "unproven_identity",
      kept: "until it expires, an hour",
      why: "the address was never confirmed",
      remove: (now, limit) => connection(({ unprovenIdentities }) => unprovenIdentities.sweep(now, limit)),
    },
  ];
}
