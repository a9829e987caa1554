import { IntegrationError } from "./results.ts";

/** @throws IntegrationError when the page has no such node. */
export function nodeOf(target: string | HTMLElement): HTMLElement {
  const node = typeof target === "string" ? document.querySelector<HTMLElement>(target) : target;
  if (node) return node;
  throw new IntegrationError(
    `The selector you specified (${String(target)}) applies to no DOM elements that are currently on the page.`,
  );
}
