import * as z from "zod/mini";
import { twoStepChallengeSchema } from "#contract/users/two-step.ts";

/** The field `desk` of a refusal that the operator can mend: by a second factor in this session, or by a new login. */
export const deskRefusalSchema = z.object({
  missing: z.enum(["factor", "login"]),
  methods: twoStepChallengeSchema.shape.methods,
});
export type DeskRefusal = z.infer<typeof deskRefusalSchema>;
