/**
 * Tells of each story of a property if it is too late to begin it, so that a slow machine tries fewer. The first one is never
 * too late: fast-check's own limit fails a property whose first story takes longer than it.
 */
export function lateAfterFirst(limit_ms = 20_000): () => boolean {
  const begun_ms = performance.now();
  let stories = 0;
  return () => stories++ > 0 && performance.now() - begun_ms > limit_ms;
}
