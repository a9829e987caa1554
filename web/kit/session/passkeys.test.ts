import { expect, test } from "vitest";
import { passkeyMessages } from "#contract/messages/settings-messages.ts";
import { isReplaced, passkeySentence } from "./passkeys.ts";

const named = (name: string) => Object.assign(new Error("for programmers"), { name });
const { errors } = passkeyMessages;

test.each([
  ["NotAllowedError", errors.notAllowed],
  ["InvalidStateError", errors.alreadyThere],
  ["ConstraintError", errors.notSuitable],
  ["NotSupportedError", errors.notSuitable],
  ["SecurityError", errors.wrongAddress],
  ["PasskeysUnsupportedError", errors.unsupported],
])("the authenticator's %s has a sentence", (name, sentence) => {
  expect(passkeySentence(named(name))).toBe(sentence);
});

test("an error of the program has none", () => {
  expect(passkeySentence(named("TypeError"))).toBeUndefined();
  expect(passkeySentence("NotAllowedError")).toBeUndefined();
});

test("a request that gave way to another is told apart", () => {
  expect(isReplaced(named("AbortError"))).toBe(true);
  expect(isReplaced(named("NotAllowedError"))).toBe(false);
});
