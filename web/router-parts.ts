import type { Plugin } from "vite";
import { type Cut, routerCuts } from "./router-cuts.ts";

/**
 * Lets the build drop the parts of React Router that the page does not use. A component is kept when it is given a
 * display name, which developer tools alone show, or comes from a call that may have an effect.
 */
export function droppableRouterParts(): Plugin {
  return {
    name: "droppable-router-parts",
    apply: "build",
    // The program that renders pages on the server uses other parts, and its size does not matter.
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler(code, id) {
        const cuts = Object.entries(routerCuts).find(([file]) => id.endsWith(file))?.[1] ?? [];
        return cuts
          .reduce((rest, each) => cutOut(rest, each, id), code)
          .replace(/^\w+\.displayName = "[^"]*";$/gm, "")
          .replace(
            /^(const \w+ = )(?=React\$1\.(?:forwardRef|memo|createContext)\()/gm,
            "$1/* @__PURE__ */ ",
          );
      },
    },
  };
}

/** A cut that finds nothing stops the build, so that each new version of the router is looked at again. */
function cutOut(code: string, { text, by, isBlock }: Cut, file: string): string {
  if (!code.includes(text)) throw new Error(`${file} has no ${text}: see web/router-cuts.ts`);
  return isBlock ? withoutBlocks(code, text) : code.replaceAll(text, by);
}

/** Without the statements that begin with a text. Each ends with the closing bracket in its own column. */
function withoutBlocks(code: string, text: string): string {
  const start = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return code.replace(new RegExp(`^(\\t*)${start}[^]*?\\n\\1[}\\]][^\\n]*(?<![[{(])$`, "gm"), "");
}
