import { z } from "zod";

export const historyTypes = ["purchase", "call", "refund"] as const;

/** What of the history is open. It stands in the address, so that a reload or the way back shows the same. */
export interface HistoryAddress {
  type: (typeof historyTypes)[number] | undefined;
  pages: number;
}

const addressSchema = z.object({
  type: z.enum(historyTypes).optional().catch(undefined),
  // More than one would read in a sitting; whoever wants to go on presses on.
  pages: z.coerce.number().int().min(1).max(20).catch(1),
});

/** Reads the address's query; what makes no sense in it counts as left out. */
export function readHistoryAddress(search: URLSearchParams): HistoryAddress {
  const { type, pages } = addressSchema.parse(Object.fromEntries(search));
  return { type, pages };
}

/** The shortest query that says the same. */
export function writeHistoryAddress({ type, pages }: HistoryAddress): URLSearchParams {
  return new URLSearchParams({ ...(type && { type }), ...(pages > 1 && { pages: String(pages) }) });
}
