import CSSPropertyManager from "happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js";
import { builtinEnvironments, type Environment } from "vitest/runtime";

/** happy-dom copies the style of each element that a query looks at, by `structuredClone`: half of the query's work. */
CSSPropertyManager.prototype.clone = function clone() {
  const properties = Object.entries(this.properties).map(([name, property]) => [name, { ...property }]);
  const definedPropertyNames = { ...Reflect.get(this, "definedPropertyNames") };
  return Object.assign(new CSSPropertyManager(), {
    properties: Object.fromEntries(properties),
    definedPropertyNames,
  });
};

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

const settings = {
  // The vendors' scripts do not load: a test gives what they would define.
  handleDisabledFileLoadingAsSuccess: true,
  // No test asks for a size, which would cost each question about what is visible.
  disableComputedStyleRendering: true,
};

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
    const environment = await builtinEnvironments["happy-dom"].setup(global, {
      ...options,
      happyDOM: { settings },
    });
    for (const [name, value] of globals) Reflect.set(global, name, value);
    Reflect.set(global, "matchMedia", matchAny(Reflect.get(global, "matchMedia").bind(global)));
    return environment;
  },
} satisfies Environment;
