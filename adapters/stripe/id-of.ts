/** The id of what Stripe names by its id, or by the whole object where it was asked to. */
export function idOf(named: string | { id: string }): string {
  return typeof named === "string" ? named : named.id;
}
