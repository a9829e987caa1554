import * as z from "zod/mini";

export const historyTypes = ["purchase", "call", "refund"] as const;

/** The part of the history that is open. The address holds it, so that a reload or going back shows the same. */
export interface HistoryAddress {
  type: (typeof historyTypes)[number] | undefined;
  pages: number;
}

const addressSchema = z.object({
  type: z.catch(z.optional(z.enum(historyTypes)), undefined),
  // Bounds what a reload fetches; later pages load on request.
  pages: z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(20)), 1),
});

/** Reads the address's query; invalid values count as absent. */
export function readHistoryAddress(search: URLSearchParams): HistoryAddress {
  const { type, pages } = addressSchema.parse(Object.fromEntries(search));
  return { type, pages };
}

/** The shortest query for the same state. */
export function writeHistoryAddress({ type, pages }: HistoryAddress): URLSearchParams {
  return new URLSearchParams({ ...(type && { type }), ...(pages > 1 && { pages: String(pages) }) });
}
