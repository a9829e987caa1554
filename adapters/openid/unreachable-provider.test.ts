import { createServer } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { freePort } from "#sandbox/listen.ts";
import { startGoogleStandIn } from "#sandbox/openid/testing/visitor.ts";
import { challenge, client, publicUrl } from "#testing/openid/client.ts";

describe("a provider that does not answer", () => {
  test("gets another request at the next sign-in", async () => {
    const port = await freePort();
    const { provider, problems } = client(`http://localhost:${port}/google`, sandboxAccounts.google);
    expect(await provider.signInUrl(challenge)).toEqual({ refused: "openid_unavailable" });
    expect(problems).toHaveLength(1);

    const standIn = await startGoogleStandIn({ publicUrl, port });
    onTestFinished(() => standIn.app.close());
    expect(await provider.signInUrl(challenge)).toContain(`http://localhost:${port}/google/authorize?`);
  });

  test("fails when the time limit has passed", async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void silent.close());
    const address = silent.address();
    if (address === null || typeof address === "string") throw new Error("The server has no port.");
    const { provider } = client(`http://localhost:${address.port}`, { timeout_s: 0.3 });
    expect(await provider.signInUrl(challenge)).toEqual({ refused: "openid_unavailable" });
  });
});

test.each(["http://accounts.google.com", "http://127.0.0.1:3100/google", "http://localhost.evil.example"])(
  "%s may not be an issuer: its answers could be changed on their way",
  (issuer) => {
    expect(() => client(issuer)).toThrow("must be an https address");
  },
);
