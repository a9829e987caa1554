import { AsyncLocalStorage } from "node:async_hooks";
import { parseCookie } from "cookie";
import type { FastifyInstance, FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import { isLanguage, type Language, languageCookie, spokenLanguage } from "#contract/pages/languages.ts";
import "#words/all.ts";
import { isOffered, languageOffer } from "#words/offered-languages.ts";
import { setLanguageSource } from "#words/translate.ts";

declare module "fastify" {
  interface FastifyRequest {
    language: Language;
  }
}

const ofRequest = new AsyncLocalStorage<Language>();

/**
 * Gives every request a language, for all that is said while it is answered. Work that no request began, such as a
 * job, speaks the default language.
 */
export function followLanguages(app: FastifyInstance): void {
  setLanguageSource(() => ofRequest.getStore() ?? languageOffer().defaultLanguage);
  app.decorateRequest("language", "en");
  app.addHook("onRequest", (request, _reply, done) => {
    request.language = languageOf(request);
    ofRequest.run(request.language, done);
  });
  // A body is read by events of its socket, which know nothing of the request.
  app.addHook("preValidation", (request, _reply, done) => ofRequest.run(request.language, done));
}

/**
 * The page asks the API in the language that it shows. A page itself is shown in the language of its address, or else
 * in the one that was chosen on this device: one that is not offered any more too, for those who have it. The browser's
 * languages choose among those that are offered.
 */
export function languageOf({ url, headers }: Pick<FastifyRequest, "url" | "headers">): Language {
  // Operators read English, and carriers speak it: docs/decisions/27-languages-and-messages.md.
  if (url.startsWith("/api/admin/") || url.startsWith("/api/voice/")) return "en";
  const accepted = new Negotiator({ headers }).languages();
  const chosen = knownLanguage(parseCookie(headers.cookie ?? "")[languageCookie]);
  // A browser that opens an address of the API, such as a mailed one, names its own languages.
  const isPage = !url.startsWith("/api/") || headers["sec-fetch-mode"] === "navigate";
  const wanted = isPage
    ? (languageInAddress(url) ?? chosen ?? spokenLanguage(accepted, isOffered))
    : (spokenLanguage(accepted) ?? chosen);
  return wanted ?? languageOffer().defaultLanguage;
}

function languageInAddress(url: string): Language | undefined {
  const query = url.split("?", 2)[1];
  return query === undefined ? undefined : knownLanguage(new URLSearchParams(query).get("lang"));
}

function knownLanguage(code: string | null | undefined): Language | undefined {
  return isLanguage(code) ? code : undefined;
}
