/** The built scripts use no function that a browser of the stated minimum lacks, except what is replaced there or asked for first. */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createContext, runInContext } from "node:vm";
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";
import { beforeAll, expect, test } from "vitest";
import { browsers, browserData as data, isInMinimum, since } from "#e2e/support/page/browser-data.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";
import { compare } from "#web/browser-minimum.ts";

const builtins: Identifier = data.javascript.builtins ?? {};
const dist = join(import.meta.dirname, "../../web/dist");

beforeAll(buildPageIfNeeded);

/** Functions that `web/browsers/replacements.ts` brings. */
const replaced = [
  ".findLast",
  ".toReversed",
  ".toSorted",
  ".groupBy",
  ".withResolvers",
  "AbortSignal.any",
  "AbortSignal.timeout",
  "URL.canParse",
  "URL.parse",
];

/** Names of the bundles that browsers may lack: each use asks first, does without, or is no use of the browser's own. */
const optional: Readonly<Record<string, readonly string[]>> = {
  "names of other objects' members": [
    ".createContext",
    ".displayName",
    ".drop",
    ".escape",
    ".getMetadata",
    ".getType",
    ".indexedDB",
    ".isActive",
    ".isError",
    ".isValid",
    ".marginBottom",
    ".marginTop",
    ".productName",
    ".sampleCount",
    ".sampleInterval",
    ".take",
    ".use",
  ],
  "there since long, with a later addition of their own": [
    ".changedTouches",
    ".connectionState",
    ".createObjectURL",
    ".cssFloat",
    ".enumerateDevices",
    ".movementX",
    ".movementY",
    ".revokeObjectURL",
    ".srcObject",
    ".transferSize",
  ],
  "asked for by React and the router": [
    ".canIntercept",
    ".currentEntry",
    ".expirationTime",
    ".fetchPriority",
    ".getState",
    ".imageSizes",
    ".skipTransition",
    ".startViewTransition",
    ".viewTransition",
  ],
  "asked for by a package, or done without": [
    ".captureStackTrace",
    ".checkVisibility",
    ".createHTML",
    ".deviceMemory",
    ".requestSubmit",
    ".stackTraceLimit",
  ],
  "asked for by our own code": [
    ".cookieStore",
    ".createPolicy",
    ".createScriptURL",
    ".documentPictureInPicture",
    ".getNotifications",
    ".launchQueue",
    ".requestPermission",
    ".requestWindow",
    ".setConsumer",
    ".setMicrophoneActive",
    ".showModal",
    ".showNotification",
    ".wakeLock",
    "Notification.permission",
    "Notification.requestPermission",
    "new Notification",
  ],
  "asked for by the passkeys' package": [
    ".authenticatorAttachment",
    ".getAuthenticatorData",
    ".getPublicKey",
    ".getPublicKeyAlgorithm",
    ".getTransports",
    "PublicKeyCredential.getClientCapabilities",
    "PublicKeyCredential.isConditionalMediationAvailable",
    "PublicKeyCredential.signalAllAcceptedCredentials",
    "PublicKeyCredential.signalCurrentUserDetails",
    "PublicKeyCredential.signalUnknownCredential",
  ],
  "the voice SDK's, which has a minimum of its own": [
    ".addStream",
    ".audioTracks",
    ".canInsertDTMF",
    ".createDTMFSender",
    ".downlinkMax",
    ".effectiveType",
    ".getCapabilities",
    ".getLocalStreams",
    ".getSelectedCandidatePair",
    ".iceTransport",
    ".relatedAddress",
    ".relatedPort",
    ".setCodecPreferences",
    ".setSinkId",
    ".sinkId",
    ".tcpType",
    "RTCRtpReceiver.getCapabilities",
  ],
};

/** Names that some object has in newer browsers, and none in those of the minimum: ".toSorted", "URL.parse", "new Highlight". */
function newNames(): Set<string> {
  const [older, newer] = [new Set<string>(), new Set<string>()];
  const add = (name: string, compat: CompatStatement) => (isInMinimum(compat) ? older : newer).add(name);
  const all = [builtins, data.api].flatMap((group) => Object.entries(group ?? {}));
  for (const [owner, members] of all as [string, Identifier][]) {
    if (members.__compat) add(`new ${owner}`, members.__compat);
    for (const [name, { __compat }] of Object.entries(members) as [string, Identifier][]) {
      if (!__compat || name === owner || /^@@|_event$|^worker_support$/.test(name)) continue;
      add(name.endsWith("_static") ? `${owner}.${name.replace("_static", "")}` : `.${name}`, __compat);
      // A function of one object that another has as a method is told by its owner alone.
      if (name.endsWith("_static") && builtins[owner]) add(`.${name.replace("_static", "")}`, __compat);
    }
  }
  // Members of browsers' own objects with a name of one word are words of everybody's objects too.
  const isTold = (name: string) =>
    !/^\.[a-z]+$/.test(name) || Object.values(builtins).some((one) => name.slice(1) in (one ?? {}));
  return new Set([...newer].filter((name) => !older.has(name) && isTold(name)));
}

const read = (pattern: string) =>
  globSync(pattern, { cwd: dist }).map(
    (file) => [basename(file), readFileSync(join(dist, file), "utf8")] as const,
  );
const inlineScripts = () =>
  [...readFileSync(join(dist, "page/index.html"), "utf8").matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text = ""]) => ["index.html", text] as const,
  );
/** Scripts that run without the replacements: workers, and what runs ahead of them. */
const unreplaced = () => [...["page/*.js", "page/assets/pbkdf2-*.js"].flatMap(read), ...inlineScripts()];
/** The reader of files is built twice: `replaced-contact-worker` is the same with the replacements. */
const replacedScripts = () => {
  const others = new Set(unreplaced().map(([file]) => file));
  return ["page/assets/*.js", "admin/assets/*.js"]
    .flatMap(read)
    .filter(([file]) => !others.has(file) && !/^(replacements|replaced-contact-worker)-/.test(file));
};
const bundles = () => [...replacedScripts(), ...unreplaced()];

function usedNames(scripts: readonly (readonly [file: string, text: string])[]): Map<string, string> {
  const used = new Map<string, string>();
  for (const [file, text] of scripts) {
    for (const [, owner, name] of text.matchAll(/(?:\b([A-Z]\w+))?\??\.([A-Za-z]\w*)/g))
      for (const each of [`.${name}`, `${owner}.${name}`]) used.set(each, file);
    for (const [, name] of text.matchAll(/\b(?:new |typeof |window\.|globalThis\.|self\.)([A-Z]\w+)/g))
      used.set(`new ${name}`, file);
  }
  return used;
}

test("every function is in the minimum, replaced, or asked for first", () => {
  const used = usedNames(bundles());
  const lacking = [...newNames()].filter((name) => used.has(name)).toSorted();
  const replacements = [...replaced, ...Object.values(optional).flat()];
  expect(
    lacking.filter((name) => !replacements.includes(name)).map((name) => `${name} ${used.get(name)}`),
  ).toEqual([]);
  expect(replacements.filter((name) => !lacking.includes(name))).toEqual([]);
});

test("a script that runs without the replacements only asks for one of them", () => {
  const used = usedNames(unreplaced());
  expect(replaced.filter((name) => used.has(name))).toEqual(["URL.parse"]);
});

test("no script has syntax that a browser of the minimum cannot read", () => {
  // Safari before 16.4 refuses a whole script for one lookbehind. The compilers lower all other syntax, but no pattern.
  const lookbehinds = bundles().flatMap(([file, text]) =>
    (text.match(/.{0,12}\(\?<[=!]/g) ?? []).map((one) => `${file.replace(/-.*/, "")} ${one}`),
  );
  // Made of a text while the widget runs, so the script itself can be read.
  expect(lookbehinds).toEqual(["altcha ace(RegExp(`(?<!"]);
});

test("the replacements bring what a browser lacks", () => {
  const [[, text] = []] = read("page/assets/replacements-*.js");
  const context = createContext({
    URL: class extends URL {},
    AbortSignal: class extends AbortSignal {},
    AbortController,
    DOMException,
    setTimeout,
  });
  runInContext(
    "self = globalThis; URL.parse = URL.canParse = AbortSignal.any = AbortSignal.timeout = undefined",
    context,
  );
  const gone = [
    "Array.prototype.findLast",
    "Array.prototype.toSorted",
    "Array.prototype.toReversed",
    "Map.groupBy",
    "Object.groupBy",
    "Promise.withResolvers",
  ];
  for (const name of gone) runInContext(`delete ${name}`, context);
  runInContext(String(text), context);
  const back = [...gone, "URL.parse", "URL.canParse", "AbortSignal.any", "AbortSignal.timeout"];
  for (const name of back) expect(runInContext(`typeof ${name}`, context), name).toBe("function");
  expect(runInContext(`JSON.stringify([[3, 1, 2].toSorted(), URL.parse("no address")])`, context)).toBe(
    "[[1,2,3],null]",
  );
});

test("a browser that lacks something replaced lacks what the page asks for", () => {
  const features = ["URL.parse_static"];
  const versions = (names: readonly string[], browser: (typeof browsers)[keyof typeof browsers]) =>
    names.map((path) => {
      const [owner = "", name = ""] = path.split(".");
      const members = (builtins[owner] ?? data.api[owner]) as Identifier;
      return since(members[name]?.__compat?.support[browser]) ?? "0";
    });
  const all = [
    "AbortSignal.any_static",
    "AbortSignal.timeout_static",
    "Array.findLast",
    "Array.toReversed",
    "Array.toSorted",
    "Map.groupBy",
    "Object.groupBy",
    "Promise.withResolvers",
    "URL.canParse_static",
  ];
  for (const [file, text] of [...inlineScripts(), ...read("page/worker.js")])
    expect(/\bURL\.parse(\|\||\?)|.parse.in URL/.test(text), file).toBe(true);
  for (const browser of Object.values(browsers)) {
    const newest = (names: readonly string[]) => versions(names, browser).toSorted(compare).at(-1) ?? "";
    expect(compare(newest(features), newest(all)), browser).toBeGreaterThanOrEqual(0);
  }
});
