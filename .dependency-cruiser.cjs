/** Which room may import which: docs/decisions/01-rooms-sandbox-and-tests.md. Held by tools/import-rules.test.ts. */

const rooms = {
  words: ["contract"],
  contract: [],
  domain: ["contract", "words"],
  adapters: ["domain", "contract", "words"],
  "server/http": ["contract", "domain", "words"],
  "server/jobs": ["contract", "domain", "words"],
  "server/pages": ["contract", "domain", "words", "server/http", "server/jobs"],
  sandbox: ["contract"],
  web: ["contract", "words"],
  testing: ["domain", "contract", "words", "adapters", "server", "sandbox", "tools"],
};

/** What the tests of a room may import besides: harnesses, and the real parts that stand in for what the room asks of others. */
const besides = {
  words: [],
  contract: [],
  domain: ["adapters", "sandbox"],
  adapters: ["sandbox", "server"],
  "server/http": ["adapters", "sandbox", "server"],
  "server/jobs": ["adapters"],
  "server/pages": ["server"],
  sandbox: [],
  web: ["domain", "sandbox"],
  testing: [],
};

const ours = "^(words|contract|domain|adapters|server|web|sandbox|bench|chaos|tools|e2e|deploy|testing)/";
const tests = "\\.test\\.tsx?$";
/** How the tests of screens open one. */
const screens = "^web/testing/";

/** Forbids a folder everything of ours but itself and the rooms that it may use, and its tests all but those and their own. */
function roomRules([room, allowed]) {
  const rule = (kind, from, mayUse) => ({
    name: `${room.replace("/", "-")}${kind}-stays-in-its-room`,
    comment: `${room}${kind} may import only: ${mayUse.join(", ") || "nothing of ours"}`,
    severity: "error",
    from,
    to: { path: ours, pathNot: [room, ...mayUse].map((name) => `^${name}/`).join("|") },
  });
  return [
    rule("", { path: `^${room}/`, pathNot: [tests, screens] }, allowed),
    rule("-tests", { path: [`^${room}/.*${tests}`, ...(room === "web" ? [screens] : [])] }, [
      ...allowed,
      "testing",
      ...besides[room],
    ]),
  ];
}

/** Inside `parent`, forbids a folder its siblings but the ones listed. */
function siblingRules(parent, folders) {
  return Object.entries(folders).map(([folder, allowed]) => ({
    name: `${parent.replaceAll("/", "-")}-${folder}-knows-its-siblings`,
    comment: `${parent}/${folder} may import of its siblings only: ${allowed.join(", ") || "none"}`,
    severity: "error",
    from: { path: `^${parent}/${folder}/`, pathNot: "\\.test\\.tsx?$" },
    to: {
      path: `^${parent}/[^/]+/`,
      pathNot: [folder, ...allowed].map((name) => `^${parent}/${name}/`).join("|"),
    },
  }));
}

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-unresolvable",
      severity: "error",
      from: {},
      // ALTCHA names types for its languages that it does not have, at which the resolver stops. The build finds the files.
      to: { couldNotResolve: true, pathNot: "^(vite/|virtual:|altcha/i18n/)" },
    },
    ...Object.entries(rooms).flatMap(roomRules),
    {
      name: "the-page-loads-one-language",
      comment: "all seven would double its weight: web/kit/loading/language.ts loads the one that is shown",
      severity: "error",
      from: { path: "^(contract|web)/", pathNot: "\\.test\\.tsx?$|^web/shell/render\\.tsx$" },
      to: { path: "^words/all\\.ts$" },
    },
    {
      name: "the-page-loads-numbering-plans-late",
      comment:
        "they are as large as the rest of a page: web/number/numbering-plans.ts imports them when they are needed",
      severity: "error",
      from: { path: "^web/", pathNot: "^web/number/plans/|\\.test\\.ts$" },
      to: {
        path: "^web/number/plans/|^contract/numbers/(read-number|read-dialled|possible-numbers)\\.ts$|node_modules/libphonenumber-js/",
        dynamic: false,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "contract-imports-zod-and-numbering-plans-only",
      severity: "error",
      from: { path: "^contract/", pathNot: "\\.test\\.ts$" },
      to: {
        dependencyTypes: ["npm", "npm-dev", "npm-optional", "core"],
        pathNot: "node_modules/(zod|libphonenumber-js)/",
      },
    },
    {
      name: "the-page-knows-zod-mini-alone",
      comment: "one import of the full zod would add 15 kB to the page",
      severity: "error",
      from: { path: "^(contract|web)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "node_modules/zod/", pathNot: "node_modules/zod/(v4/)?mini/" },
    },
    {
      name: "the-carriers-sdk-stays-behind-its-transport",
      comment: "the engine knows a neutral CallTransport: docs/decisions/07-carriers-and-the-call-engine.md",
      severity: "error",
      from: { path: "^(contract|web)/", pathNot: "^web/phone/twilio/" },
      to: { path: "node_modules/@twilio/" },
    },
    {
      name: "two-doors-to-the-carrier",
      comment: "only what composes a phone or a trial call loads the carrier's part, and on first use",
      severity: "error",
      from: {
        path: "^web/",
        pathNot: "^web/(testing/|phone/(twilio/|create-phone\\.ts|quality/preflight\\.ts))|\\.test\\.tsx?$",
      },
      to: { path: "^web/phone/twilio/" },
    },
    {
      name: "only-main-composes",
      comment: "server/main.ts and what it is split into compose adapters; routes and jobs never see one",
      severity: "error",
      from: { path: "^server/(http|jobs)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^adapters/" },
    },
    {
      name: "sandbox-is-never-composed",
      comment: "the app reaches the sandbox over the network only",
      severity: "error",
      from: { path: "^(contract|domain|adapters|server|web)/", pathNot: [tests, screens] },
      to: { path: "^sandbox/" },
    },
    {
      name: "tools-stay-outside-the-product",
      comment: "commands and generators are started by people, never by a running server",
      severity: "error",
      from: { path: "^(contract|domain|adapters|server|web|sandbox)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^tools/" },
    },
    {
      name: "contacts-never-reach-a-vendor",
      comment: "names of people are for their user alone: docs/decisions/28-contacts.md",
      severity: "error",
      from: {
        path: "^(domain/(calls|payments|events)|adapters/(?!postgres/)[^/]+|sandbox)/",
        pathNot: "\\.test\\.ts$",
      },
      to: { path: "^domain/contacts/|^contract/contacts/contact-book", reachable: true },
    },
    {
      name: "production-uses-production-packages",
      comment: "the image has no devDependencies: deploy/Dockerfile",
      severity: "error",
      from: {
        path: "^(contract|domain|adapters|server)/|^tools/(operate|tariff|deck)[./]",
        pathNot: "\\.test\\.ts$",
      },
      to: { dependencyTypes: ["npm-dev"] },
    },
    {
      name: "production-reaches-no-test-support",
      comment: "the image has neither the sandbox nor tests: deploy/Dockerfile",
      severity: "error",
      from: { path: "^(server/main|tools/operate|tools/tariff)\\.ts$" },
      to: { path: "^(sandbox|bench|chaos|e2e|deploy)/|(^|/)testing/|\\.test\\.ts$", reachable: true },
    },
    {
      name: "pages-by-their-door",
      comment: "how a page arrives is known in two rooms, each with one door: docs/arrival.md",
      severity: "error",
      from: { path: ".", pathNot: "^server/pages/|\\.test\\.ts$" },
      to: { path: "^server/pages/", pathNot: "^server/pages/index\\.ts$" },
    },
    {
      name: "entries-alone-know-arrival",
      comment: "the rest of the page is drawn the same, however it arrived: docs/arrival.md",
      severity: "error",
      from: {
        path: ".",
        pathNot: "^web/(arrival/|(shell|admin)/main\\.tsx$|vite\\.config\\.ts$|testing/)|\\.test\\.tsx?$",
      },
      to: { path: "^web/arrival/" },
    },
    ...siblingRules("domain", {
      money: [],
      "rate-limits": [],
      users: ["money", "ledger", "rate-limits", "marks"],
      marks: ["ledger"],
      ledger: ["money"],
      tariff: ["money"],
      calls: ["money", "ledger", "tariff", "marks"],
      payments: ["money", "ledger", "rate-limits", "marks"],
      numbers: ["calls", "ledger", "marks", "tariff"],
      voicemail: ["calls"],
      contact: ["money", "rate-limits"],
      contacts: ["tariff"],
      events: ["calls", "ledger", "rate-limits"],
      operators: [
        "money",
        "ledger",
        "rate-limits",
        "tariff",
        "calls",
        "numbers",
        "payments",
        "users",
        "marks",
        "contact",
      ],
    }),
    ...siblingRules("web", {
      shell: ["site", "app", "number", "phone", "arrival", "kit"],
      site: ["number", "phone", "kit"],
      app: ["number", "phone", "kit", "browsers"],
      number: ["kit"],
      phone: ["number", "kit"],
      arrival: [],
      admin: ["arrival", "kit", "browsers"],
      kit: [],
    }),
    ...siblingRules("web/kit", {
      controls: ["notices", "browser"],
      fields: ["browser", "controls"],
      notices: ["controls", "loading"],
      forms: ["api", "browser", "loading"],
      wording: [],
    }),
    {
      name: "web-journeys-are-strangers",
      comment:
        "each can be deleted alone; every screen may ask whose a number is, and a call buys credits in place",
      severity: "error",
      from: { path: "^web/(site|app)/([^/]+)/" },
      to: {
        path: "^web/(site|app)/[^/]+/",
        pathNot: "^web/$1/$2/|^web/app/(contacts/book|purchase/top-up)/",
      },
    },
    {
      name: "users-load-nothing-of-operators",
      comment: "the operators' page is a build of its own: docs/decisions/29-operators.md",
      severity: "error",
      from: { path: "^(web/(?!admin/|testing/)|contract/(?!operators/))", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(web/admin/|contract/operators/)", reachable: true },
    },
    {
      name: "adapters-are-strangers",
      severity: "error",
      from: { path: "^adapters/([^/]+)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^adapters/", pathNot: "^adapters/$1/" },
    },
  ],
  options: {
    // TypeScript 7 has no parser API yet, so swc reads the sources.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(web/dist|\\.data|test-results)" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".cjs", ".mjs", ".json", ".css"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types", "require"],
    },
  },
};
