import type { Plugin } from "vite";

/** The part of Rolldown's context that a group's name asks. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const web = new URL(".", import.meta.url).pathname;
const publicPages = `${web}shell/public-pages.tsx`;
const userPages = `${web}shell/app-pages.tsx`;
/** Code that loads without what a call shows: a price, the engine, and what a call says and leaves when it ends. */
const besideCalls = [
  "number/price/quoted-number.tsx",
  "phone/create-phone.ts",
  "app/call/during-call.ts",
  "app/call/ended/last-call.tsx",
  "app/call/ended/ended-call.tsx",
].map((path) => web + path);

/** Modules that a group holds with all that they import: packages by name, and modules of web/ by path. */
const held = {
  // 100 kB that a release of ours leaves in the browser's cache.
  react: ["react", "react-dom", "react-router", "scheduler"].map(inPackage),
  // The same for 11 kB, and zod is configured before any chunk makes a schema.
  zod: [inPackage("zod"), `${web}shell/zod-without-eval.ts`],
  // Code with which parts of public pages check fields, read a number and ask the server. Without it they load users' code:
  // 38 kB.
  queries: [
    "kit/api/with-queries.tsx",
    "kit/session/browser-log-out.ts",
    "number/tariff/price-queries.ts",
    "number/price/number-price.ts",
    "number/number-choices.tsx",
    "number/typed-number.ts",
    "kit/api/user-queries.ts",
    "kit/api/config-query.ts",
    "kit/loading/trusted-scripts.ts",
  ]
    .map((path) => web + path)
    .concat("/contract/fields.ts"),
  // Code that each page of a user loads, and the dashboard, to which all lead. Without it the dashboard is some thirty files
  // instead of 8, and 6 kB more.
  user: [
    "shell/frame/user-parts.tsx",
    "shell/frame/profile-menu.tsx",
    "shell/frame/credit-badge.tsx",
    "shell/app-pages.tsx",
    "shell/dashboard-page.tsx",
  ].map((path) => web + path),
};

/** Entries to what a call shows, which the dashboard loads when it is touched. */
const callParts = ["app/call/active-call.tsx", "app/call/notices/ongoing-call-bar.tsx"].map(
  (path) => web + path,
);

const isHeldBy = (name: keyof typeof held) => (id: string) => held[name].some((text) => id.includes(text));

/** An earlier group takes what a later one would also take. Each comment says what the build is without the group. */
export const chunkGroups = [
  { name: "react", test: isHeldBy("react") },
  // What every page loads is one file. Without it the groups below share it out, and a visitor loads 50 kB of users' code.
  { name: "frame", tags: ["$initial" as const] },
  { name: "zod", test: isHeldBy("zod") },
  // The server names the file of a page's language in its HTML: one request less in a row.
  { name: (id: string) => wordsOf(id), debugName: "words" },
  // Code that three pages share, one of them public. Without it a visitor's page loads 46 kB of users' code. What the
  // dashboard does not import is apart: it is 4 kB.
  {
    name: (id: string, graph: ModuleGraph) => {
      if (!isWithin("public", pagesOf(publicPages, graph), id, graph)) return null;
      return isWithin("dashboard", held.user, id, graph) ? "public" : "site";
    },
    debugName: "public",
    minShareCount: 3,
  },
  { name: "queries", test: isHeldBy("queries") },
  { name: "user", test: isHeldBy("user") },
  // What a call shows, in one file. Without it there are 28, and a slow line takes a second more. A module that others import
  // as well is no part of it: they would load all of the group.
  {
    name: (id: string, graph: ModuleGraph) => {
      const isElsewhere = isWithin("elsewhere", [...pagesOf(userPages, graph), ...besideCalls], id, graph);
      return !isElsewhere && isWithin("in-call", callParts, id, graph) ? "in-call" : null;
    },
    debugName: "in-call",
    includeDependenciesRecursively: false,
  },
];

function inPackage(name: string): string {
  return `/node_modules/${name}/`;
}

/** "words-de" for the German catalogue. The server stops where a language has no such file. */
function wordsOf(id: string): string | null {
  const language = /\/words\/(\w\w)\/index\.ts$/.exec(id)?.[1];
  return language === undefined ? null : `words-${language}`;
}

/** Modules that the pages of a list import at once, themselves or through others. */
const pagesOf = (list: string, graph: ModuleGraph) => graph.getModuleInfo(list)?.dynamicallyImportedIds ?? [];

const reached = new Map<string, ReadonlySet<string>>();

/** Tells whether modules import one at once, themselves or through others. The walk is made once for each name. */
function isWithin(name: string, entries: readonly string[], id: string, graph: ModuleGraph): boolean {
  const ids = reached.get(name) ?? importedBy(entries, graph);
  reached.set(name, ids);
  return ids.has(id);
}

function importedBy(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const reached = new Set(ids);
  // A set goes on to what is added while it is walked.
  for (const id of reached)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

/** Stops the build where a group is empty, or where the page has no module that a group names: it was moved or renamed. */
export function checkChunkGroups(): Plugin {
  return {
    name: "check-chunk-groups",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const ids = chunks.flatMap(({ moduleIds }) => moduleIds);
      const lost = [...Object.values(held), callParts]
        .flat()
        .filter((text) => !ids.some((id) => id.includes(text)));
      const empty = ["public", "site", "in-call", ...Object.keys(held)].filter(
        (name) => !chunks.some((chunk) => chunk.name === name),
      );
      if (lost.length + empty.length > 0)
        throw new Error(`web/chunk-groups.ts names what the page has not: ${[...lost, ...empty].join(", ")}`);
    },
  };
}
