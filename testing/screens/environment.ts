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

interface Query {
  readonly matches: boolean;
  addEventListener(name: string, listener: unknown): void;
  removeEventListener(name: string, listener: unknown): void;
}

/** A list of queries, of which one must match: happy-dom wants them all to. */
function matchAny(match: (query: string) => Query): (list: string) => Query {
  return (list) => {
    const queries = list.split(",").map((query) => match(query));
    return {
      get matches() {
        return queries.some(({ matches }) => matches);
      },
      addEventListener(name, listener) {
        for (const query of queries) query.addEventListener(name, listener);
      },
      removeEventListener(name, listener) {
        for (const query of queries) query.removeEventListener(name, listener);
      },
    };
  };
}

export default {
  ...builtinEnvironments["happy-dom"],
  name: "screens",
  async setup(global, options) {
    const globals = ofNode.map((name) => [name, Reflect.get(global, name)] as const);
    const environment = await builtinEnvironments["happy-dom"].setup(global, { ...options, happyDOM });
    for (const [name, value] of globals) Reflect.set(global, name, value);
    Reflect.set(global, "matchMedia", matchAny(Reflect.get(global, "matchMedia").bind(global)));
    return environment;
  },
} satisfies Environment;
