import type { Plugin } from "vite";

/**
 * Lets the build drop the parts of React Router that the page does not use. A component is kept when it is given a
 * display name, which developer tools alone show, or comes from a call that may have an effect.
 */
export function droppableRouterParts(): Plugin {
  return {
    name: "droppable-router-parts",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, "")
          .replace(
            /^(const \w+ = )(?=React\$1\.(?:forwardRef|memo|createContext)\()/gm,
            "$1/* @__PURE__ */ ",
          ),
    },
  };
}
