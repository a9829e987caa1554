import type { RunBody } from "#web/admin/lib/run.ts";

/** A deck with its source and its moment, as it is previewed and imported. */
export type Deck = RunBody<"preview_tariff">;
