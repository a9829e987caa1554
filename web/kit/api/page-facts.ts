import { createContext, useContext } from "react";
import { type PageFacts, pageFactsId } from "#contract/pages/page-facts.ts";
import { currentLanguage } from "#words/translate.ts";

export const PageFactsContext = createContext<PageFacts | null>(null);

/**
 * Facts that the server has written into this page; null where another server sent it, as Vite's does in development.
 * After a change of the language the names and texts are left out, because they are in the previous one.
 */
export function usePageFacts(): PageFacts | null {
  const facts = useContext(PageFactsContext);
  if (!facts?.language || facts.language === currentLanguage()) return facts;
  const { countryNames: _names, texts: _texts, ...others } = facts;
  return others;
}

/** Reads the facts without a schema: they came with this very page, from the server that it was built for. */
export function readPageFacts(): PageFacts | null {
  const text = document.getElementById(pageFactsId)?.textContent;
  return text ? { ...JSON.parse(text), language: document.documentElement.lang } : null;
}
