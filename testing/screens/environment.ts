import { builtinEnvironments, type Environment } from "vitest/runtime";

/** happy-dom's document with Node's own requests, which reach the product and stream its events. */
const ofNode = [
  "fetch",
  "Request",
  "Response",
  "Headers",
  "AbortController",
  "AbortSignal",
  "ReadableStream",
] as const;

/** The vendors' scripts do not load: a test gives what they would define. */
const happyDOM = { settings: { handleDisabledFileLoadingAsSuccess: true } };

/** A list of queries, of which one must match: happy-dom wants them all to. */
function matchAny(match: typeof matchMedia): typeof matchMedia {
  return (list) => {
    const queries = list.split(",").map((query) => match(query));
    const [first = match(list), ...others] = queries;
    if (others.length === 0) return first;
    return {
      get matches() {
        return queries.some(({ matches }) => matches);
      },
      addEventListener(name: string, listener: EventListener) {
        for (const query of queries) query.addEventListener(name, listener);
      },
      removeEventListener(name: string, listener: EventListener) {
        for (const query of queries) query.removeEventListener(name, listener);
      },
    } as ReturnType<typeof matchMedia>;
  };
}

export default {
  ...builtinEnvironments["happy-dom"],
  name: "screens",
  async setup(global, options) {
    const kept = ofNode.map((name) => [name, Reflect.get(global, name)] as const);
    const environment = await builtinEnvironments["happy-dom"].setup(global, { ...options, happyDOM });
    for (const [name, value] of kept) Reflect.set(global, name, value);
    Reflect.set(global, "matchMedia", matchAny(Reflect.get(global, "matchMedia")));
    return environment;
  },
} satisfies Environment;
