import * as z from "zod/mini";

export const numberKindSchema = z.enum(["local", "mobile", "toll_free"]);
export type NumberKind = z.infer<typeof numberKindSchema>;

/** `overdue`: nothing rings, and the number is kept for some days. `releasing`: the carrier has to confirm the release. */
export const numberStateSchema = z.enum(["buying", "active", "overdue", "releasing", "released"]);
export type NumberState = z.infer<typeof numberStateSchema>;
