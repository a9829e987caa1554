import { passkeyMessages } from "#contract/messages/settings-messages.ts";
import type { Assertion, CreationOptions, Registration, RequestOptions } from "#contract/users/webauthn.ts";
import { notLoadedSentence } from "#web/kit/loading/presses.ts";
import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";

/** Loaded at the first use, so that the login page does not grow. */
async function loadLibrary() {
  return import("@simplewebauthn/browser").catch(() => {
    throw named("PasskeysNotLoadedError");
  });
}

const { errors } = passkeyMessages;

/** Sentences on errors of the browser or the authenticator, by the error's name (WebAuthn, sections 5.1.3, 5.1.4). */
const sentences: Partial<Record<string, Sentence>> = {
  NotAllowedError: errors.notAllowed,
  InvalidStateError: errors.alreadyThere,
  ConstraintError: errors.notSuitable,
  NotSupportedError: errors.notSuitable,
  SecurityError: errors.wrongAddress,
  PasskeysUnsupportedError: errors.unsupported,
  PasskeysNotLoadedError: notLoadedSentence,
};

function named(name: string): Error {
  return Object.assign(new Error(name), { name });
}

/** The sentence for an error of `makePasskey` or `signWithPasskey`; undefined for any other error. */
export function passkeySentence(error: unknown): string | undefined {
  const sentence = error instanceof Error ? sentences[error.name] : undefined;
  return sentence && t(sentence);
}

/** Another request for a passkey took the place of this one, so there is nothing to tell. */
export function isReplaced(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

export async function makePasskey(options: CreationOptions): Promise<Registration> {
  requireSupport();
  const { startRegistration } = await loadLibrary();
  return startRegistration({ optionsJSON: options });
}

/** Has the browser sign a challenge with a passkey that its owner chooses. Ends a request by autofill. */
export async function signWithPasskey(options: RequestOptions): Promise<Assertion> {
  requireSupport();
  const { startAuthentication } = await loadLibrary();
  return startAuthentication({ optionsJSON: libraryOptions(options) });
}

/** Asks if the browser shows passkeys among the suggestions of a field marked `webauthn`. */
export async function canAutofillPasskeys(): Promise<boolean> {
  const { PublicKeyCredential: credential } = window;
  return (await credential?.isConditionalMediationAvailable?.()) ?? false;
}

/** Waits, for as long as it takes, until the person chooses a passkey among the suggestions of a field. */
export async function awaitAutofilledPasskey(options: RequestOptions): Promise<Assertion> {
  const { startAuthentication } = await loadLibrary();
  return startAuthentication({ optionsJSON: libraryOptions(options), useBrowserAutofill: true });
}

/** Ends a request that still waits, such as one by autofill when its page is left. */
export async function stopAwaitingPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await loadLibrary();
  WebAuthnAbortService.cancelCeremony();
}

/** The library takes no undefined fields. */
function libraryOptions({ allowCredentials, ...options }: RequestOptions) {
  return allowCredentials === undefined ? options : { ...options, allowCredentials };
}

function requireSupport(): void {
  // The browser has no passkeys, or offers none to a page without https.
  if (window.PublicKeyCredential === undefined) throw named("PasskeysUnsupportedError");
}
