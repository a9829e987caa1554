import { expect, test } from "vitest";
import { scriptsOf } from "./frame-scripts.ts";

const manifest = {
  "index.html": { file: "assets/index-1.js", imports: ["_react-1.js"] },
  "_react-1.js": { file: "assets/react-1.js" },
  "_shared-1.js": { file: "assets/shared-1.js", imports: ["_react-1.js", "index.html"] },
  "_user-1.js": { file: "assets/user-1.js", imports: ["_shared-1.js", "index.html"] },
  "calls/calls-page.tsx": { file: "assets/calls-page-1.js", imports: ["_user-1.js", "_shared-1.js"] },
  "calls/chart.tsx": { file: "assets/chart-1.js" },
};
const moduleScripts = {
  "shell/frame/user-parts.tsx": ["/assets/user-1.js"],
  "shell/menu.tsx": ["/assets/user-1.js"],
  "calls/calls-page.tsx": ["/assets/calls-page-1.js", "/assets/calls-page-1.css"],
  "shell/main.tsx": [],
};

test("names each script that the modules import, once, and none that the built page names itself", () => {
  const modules = ["shell/frame/user-parts.tsx", "shell/menu.tsx", "calls/calls-page.tsx"];
  expect(scriptsOf(modules, [manifest, moduleScripts])).toEqual([
    "/assets/user-1.js",
    "/assets/shared-1.js",
    "/assets/calls-page-1.js",
  ]);
});

test.each(["shell/moved.tsx", "shell/main.tsx"])("throws when no script holds %s", (name) => {
  expect(() => scriptsOf([name], [manifest, moduleScripts])).toThrow(`holds ${name}`);
});
