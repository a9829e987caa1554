import { onTestFinished } from "vitest";

/** Parts of the page's code, which a test loses or holds back. Their files are mocked: `vi.mock(path, parts.load(name))`. */
export function createParts() {
  const lost = new Set<string>();
  const late = new Map<string, Promise<void>>();
  const requests: string[] = [];
  return {
    load: (name: string) => async (load: () => Promise<object>) => {
      requests.push(name);
      await late.get(name);
      if (lost.has(name)) throw new TypeError(`Failed to fetch dynamically imported module: ${name}`);
      return load();
    },
    /** Names of the parts that were asked for so far. */
    asked: requests,
    /** Returns how they are found again, which the end of the test does too. */
    lose(...names: string[]): () => void {
      for (const name of names) lost.add(name);
      const find = () => {
        for (const name of names) lost.delete(name);
      };
      onTestFinished(find);
      return find;
    },
    /** Returns how it arrives. */
    delay(name: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      late.set(name, promise);
      return resolve;
    },
  };
}
