import { createHash } from "node:crypto";
import { build } from "rolldown";
import type { Plugin } from "vite";
import { buildTargets } from "#web/browser-minimum.ts";

/** Writes the replacements as a file of their own, and names it in a template of the page, which loads nothing. */
export function browserReplacements(): Plugin {
  let path = "";
  let base = "";
  return {
    name: "browser-replacements",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved(config) {
      base = config.base;
    },
    async generateBundle() {
      const { output } = await build({
        input: new URL("./replacements.ts", import.meta.url).pathname,
        write: false,
        transform: { target: buildTargets },
        output: { format: "iife", minify: true },
      });
      const source = output[0].code;
      const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
      path = `assets/replacements-${hash}.js`;
      this.emitFile({ type: "asset", fileName: path, source });
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html.replace(
          "</head>",
          () => `<template data-replacements><script src="${base}${path}"></script></template></head>`,
        ),
    },
  };
}
