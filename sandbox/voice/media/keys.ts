/** The keys of a telephone, in the order of their event numbers (RFC 4733, 3.2). */
export const keys = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "*", "#"] as const;
export type Key = (typeof keys)[number];

const fileNames: Partial<Record<Key, string>> = { "*": "star", "#": "hash" };

/** The name of a key's recording without its ending, as tools/generate-sounds.ts wrote it. */
export function keySoundFile(key: Key): string {
  return `keys/${fileNames[key] ?? key}`;
}
