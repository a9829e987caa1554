import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { directionOf, isLanguage, type Language, languageCookie } from "#contract/pages/languages.ts";
import { browserStore, writeChoice } from "#web/kit/kept/browser-store.ts";
import { createListeners } from "#web/kit/listeners.ts";
import { session } from "#web/kit/session/browser-session.ts";
import type { PageCatalogue } from "#words/catalogue.ts";
import { addCatalogue, currentLanguage, setLanguageSource } from "#words/translate.ts";

let shown: Language = "en";
/** The newest wish: the words of an older one may arrive later. */
let wanted: Language = "en";
/** True once the reader has chosen, here or in another tab: an answer about the user that was on its way counts less. */
let hasChosen = false;
const listeners = createListeners();
setLanguageSource(() => shown);

/** By its code: each language's folder exports its words by this name. words/all.ts holds that each has them. */
const words = import.meta.glob<Record<string, PageCatalogue>>("#words/*/index.ts");

/**
 * Shows the page in the language that its HTML is in. Awaited before the first render. HTML that the server has not
 * written for this reader is English, and then the device's choice counts.
 * @throws when the words do not load; the page is English then.
 */
export async function showDocumentLanguage(): Promise<void> {
  const { lang } = document.documentElement;
  const isOfServer = document.getElementById("root")?.dataset.path !== undefined;
  const language = lang === "en" && !isOfServer ? choiceOfDevice() : lang;
  try {
    if (!isLanguage(language)) return;
    await loadWords(language);
    wanted = language;
    shown = language;
    chosen = isNamedByAddress() ? choiceOfDevice() : language;
    labelDocument(language);
  } catch (error) {
    labelDocument("en");
    throw error;
  } finally {
    addEventListener("storage", ({ key, newValue }) => {
      if (key === languageCookie) followChoice(newValue);
    });
    // A page that was on its way, or that the browser had put aside, has missed what other tabs did.
    addEventListener("pageshow", () => followChoice(choiceOfDevice()));
  }
}

/**
 * Shows the page in a language from now on, and keeps the choice on this device and with the user. A call goes on: the
 * page is drawn again, not loaded again.
 * @throws when the words do not load; nothing changes then.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  hasChosen = true;
  await show(language);
  keepOnDevice(language);
  if (session.csrfToken() !== null) await keepWithUser(language);
}

/** Takes the user's language where none was chosen on this device; a choice made here becomes the user's. */
export async function followUser(ofUser: Language | null): Promise<void> {
  const choice = choiceOfDevice();
  if (choice !== null && ofUser === null) await keepWithUser(choice);
  if (choice !== null || ofUser === null || hasChosen) return;
  await show(ofUser);
  if (!hasChosen) keepOnDevice(ofUser);
}

/** The shown language. What renders again when it changes renders its whole part of the page again. */
export function useLanguage(): Language {
  return useSyncExternalStore(
    subscribeToLanguage,
    () => shown,
    // The document's language is known before React takes its HTML over. The server renders in one at a time.
    currentLanguage,
  );
}

export const subscribeToLanguage = listeners.subscribe;

async function show(language: Language): Promise<void> {
  wanted = language;
  if (shown === language) return;
  const [{ keepFields }] = await Promise.all([import("#web/kit/kept/keep-fields.ts"), loadWords(language)]);
  if (wanted !== language) return;
  const restoreFields = keepFields();
  shown = language;
  labelDocument(language);
  flushSync(listeners.notify);
  restoreFields();
}

async function loadWords(language: Language): Promise<void> {
  const [, load] = Object.entries(words).find(([path]) => path.endsWith(`/${language}/index.ts`)) ?? [];
  const catalogue = (await load?.())?.[language];
  if (catalogue !== undefined) addCatalogue(language, catalogue);
}

function labelDocument(language: Language): void {
  const { documentElement } = document;
  // Also when nothing changes, the browser would style the whole page anew.
  if (documentElement.lang === language) return;
  Object.assign(documentElement, { lang: language, dir: directionOf(language) });
}

/** The choice that this tab follows. */
let chosen: Language | null = null;

/** Tells if the address names the language. The page then keeps it until another choice is made. */
const isNamedByAddress = () => new URLSearchParams(location.search).has("lang");

function followChoice(choice: string | null): void {
  if (!isLanguage(choice) || choice === chosen) return;
  chosen = choice;
  hasChosen = true;
  // Without its words the tab stays as it is.
  void show(choice).catch(() => {});
}

function choiceOfDevice(): Language | null {
  const cookies = document.cookie.split("; ").map((cookie) => cookie.split("="));
  const code = cookies.find(([name]) => name === languageCookie)?.[1];
  return isLanguage(code) ? code : null;
}

function keepOnDevice(language: Language): void {
  writeChoice(languageCookie, language);
  chosen = language;
  // A cookie's change is no event in other tabs, which may also see it late.
  browserStore("localStorage").setItem(languageCookie, language);
}

/** Keeps the language with the user, for other devices and for mails. Without the server it still counts on this device. */
async function keepWithUser(language: Language): Promise<void> {
  const [{ languageRoutes }, { callApi }] = await Promise.all([
    import("#contract/pages/language.ts"),
    import("#web/kit/api/browser-api.ts"),
  ]);
  await callApi(languageRoutes.keep, { body: { language } }).catch(() => {});
}
