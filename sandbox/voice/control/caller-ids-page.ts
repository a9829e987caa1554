import type { FastifyInstance } from "fastify";
import { escapeHtml, htmlPage, refreshed } from "#sandbox/html.ts";
import type { CodeCall, ValidationCalls } from "#sandbox/voice/calls/validation-calls.ts";

/** The telephones that ring for a code, as a page without scripts: an answer is a form with the code. */
export function callerIdsPage(app: FastifyInstance, calls: ValidationCalls): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 1_024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.get("/caller-ids", (_request, reply) =>
      reply
        .type("text/html; charset=utf-8")
        .header(
          "content-security-policy",
          "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
        )
        .header("cache-control", "no-store")
        .send(page(calls)),
    );
    scope.post("/caller-ids", (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      calls.type(form.get("call") ?? "", form.get("code") ?? "");
      return reply.redirect("/caller-ids", 303);
    });
  });
}

function page(calls: ValidationCalls): string {
  const ringing = calls.ringing();
  const validated = calls.list().map(({ number }) => `<li>${escapeHtml(number)}</li>`);
  const body = `<h1>Phones that ring for a code</h1>
${ringing.map(row).join("\n") || "<p>No phone rings. Verify a number in the app, and it rings here by itself.</p>"}
<h2>Verified numbers</h2>
<ul>${validated.join("") || "<li>None yet</li>"}</ul>`;
  return htmlPage({ title: "Sandbox phones", style, body, head: ringing.length === 0 ? refreshed : "" });
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; }
  label, input, button { font: inherit; }
`;

function row({ leg, number }: CodeCall): string {
  return `<form method="post"><p><input type="hidden" name="call" value="${leg.sid}">
<label>${escapeHtml(number)} rings. Code: <input name="code" inputmode="numeric" autocomplete="off" required></label>
<button>Answer and type</button></p></form>`;
}
