/** The database of what this device keeps for a time without a network. */
export const seenDatabase = "farline.seen";

/** Erases it. Needs no code that might still have to be loaded. */
export function eraseSeen(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(seenDatabase);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
