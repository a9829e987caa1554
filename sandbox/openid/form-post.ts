import { randomBytes } from "node:crypto";
import type { FastifyReply } from "fastify";
import { escapeHtml } from "./account-page.ts";

/**
 * Sends an answer as a form that the browser posts by itself (OAuth 2.0 Form Post Response Mode). The query of `url` is
 * the answer.
 */
export function sendPostedAnswer(reply: FastifyReply, url: string): FastifyReply {
  const { origin, pathname, searchParams } = new URL(url);
  const scriptNonce = randomBytes(16).toString("base64");
  const fields = [...searchParams]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join("");
  return reply
    .headers({
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; script-src 'nonce-${scriptNonce}'; form-action ${origin}; base-uri 'none'; frame-ancestors 'none'`,
      "referrer-policy": "no-referrer",
    })
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Signing in (sandbox)</title></head>
<body><form method="post" action="${escapeHtml(`${origin}${pathname}`)}">${fields}<noscript><button>Continue</button></noscript></form>
<script nonce="${scriptNonce}">document.forms[0].submit();</script></body></html>
`);
}
