import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { freePort } from "#sandbox/listen.ts";
import { type PlacedCall, placeCall } from "#sandbox/voice/testing/placed-call.ts";
import { startVoiceSandbox } from "#sandbox/voice/testing/running-sandbox.ts";
import { carrierContract } from "#testing/calls/carrier-contract.ts";
import { twilioId } from "./options.ts";
import { twilioCarrier } from "./twilio-voice.ts";

carrierContract(twilioId, async (client) => {
  const publicUrl = `http://127.0.0.1:${await freePort()}`;
  const app = createServer(async (request, response) => {
    const { url: path = "", headers } = request;
    const answer = await client({ path, headers, body: await text(request) });
    if (answer) response.setHeader("content-type", answer.contentType);
    response.end(answer?.body);
  });
  await new Promise<void>((resolve) => app.listen(Number(new URL(publicUrl).port), "127.0.0.1", resolve));
  const sandbox = await startVoiceSandbox(publicUrl);
  const placed: PlacedCall[] = [];
  return {
    carrier: twilioCarrier({ ...sandboxAccounts.voice, publicUrl, apiUrl: sandbox.url }),
    numbers: { answers: "+442079460000", busy: "+442079460101" },
    async call(token, dialled, parameters = {}) {
      const extra = new URLSearchParams(parameters).toString();
      const { browser, ...call } = await placeCall(sandbox.url, dialled, extra && `&${extra}`, token);
      placed.push({ browser, ...call });
      const callsid = browser.next("ringing").then(({ callsid }) => callsid);
      return { leave: () => void callsid.then((sid) => browser.send("hangup", { callsid: sid })) };
    },
    async close() {
      await Promise.all(placed.map((call) => call.close()));
      await sandbox.close();
      app.closeAllConnections();
      await new Promise((resolve) => app.close(resolve));
    },
  };
});
