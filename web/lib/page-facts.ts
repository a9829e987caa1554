import { createContext, useContext } from "react";
import { type PageFacts, pageFactsId } from "#contract/page-facts.ts";

const PageFactsContext = createContext<PageFacts | null>(null);

export const PageFactsProvider = PageFactsContext;

/** What the server has written into this page; null where another server sent it, as Vite's does in development. */
export function usePageFacts(): PageFacts | null {
  return useContext(PageFactsContext);
}

/** Reads the facts without a schema: they came with this very page, from the server that it was built for. */
export function readPageFacts(): PageFacts | null {
  const text = document.getElementById(pageFactsId)?.textContent;
  return text ? JSON.parse(text) : null;
}
