import * as z from "zod/mini";
import { type Route, route } from "#contract/route.ts";
import { operatorMessages } from "./operator-messages.ts";
import type { UseCase } from "./permissions.ts";

export const reasonLength = { shortest: 5, longest: 500 } as const;

/** Why an operator acts; the server decides where it is needed, and trims it before it counts. */
export const reasonSchema = z.string().check(z.maxLength(2_000));

export const moment = z.iso.datetime();
export const emailSchema = z.string().check(z.minLength(1), z.maxLength(254));

/**
 * A use-case of operators on the wire. All are posted: what is searched for must not stand in an address, which ends in
 * logs and histories.
 */
export function operatorRoute<Reply extends z.ZodMiniType, Body extends z.ZodMiniType>(
  useCase: UseCase,
  {
    summary,
    body,
    reply,
    ...more
  }: Pick<Route, "summary" | "longestBody_bytes"> & { body: Body; reply: Reply },
) {
  return route({
    method: "POST",
    path: `/api/admin/${useCase.replaceAll("_", "-")}`,
    access: "user",
    isHidden: true,
    failed: operatorMessages.failed,
    ...{ summary, body, reply },
    ...more,
  });
}

export const noInput = z.object({});
