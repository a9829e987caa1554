import * as z from "zod/mini";
import { requiredText } from "#contract/required-text.ts";
import { type Route, route } from "#contract/route.ts";
import { twoStepChallengeSchema } from "#contract/users/two-step.ts";
import { operatorMessages } from "./operator-messages.ts";
import type { UseCase } from "./permissions.ts";

export const reasonLength = { shortest: 5, longest: 500 } as const;

/** Reason why an operator acts, as the record keeps it. */
export const reasonText = requiredText(reasonLength, operatorMessages.reasonMissing(reasonLength));
/** The reason on the wire: the server decides where it is needed. */
export const reasonSchema = z.string().check(z.maxLength(2_000));

/**
 * Reason why the operator who asks may not act on a user, a payment or a call: it is their own, or an operator's beyond
 * their reach. Null when nothing forbids it but the rights of the role.
 */
export const actRefusalSchema = z.nullable(z.string());

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
  return route(`POST /api/admin/${useCase.replaceAll("_", "-")}`, {
    failed: operatorMessages.failed,
    summary,
    body,
    reply,
    ...more,
  });
}

export const noInput = z.object({});

/** The field `desk` of a refusal that the operator can mend: by a second factor in this session, or by a new login. */
export const deskRefusalSchema = z.object({
  missing: z.enum(["factor", "login"]),
  methods: twoStepChallengeSchema.shape.methods,
});
export type DeskRefusal = z.infer<typeof deskRefusalSchema>;
