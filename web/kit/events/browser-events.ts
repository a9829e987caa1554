import { timeouts_ms } from "#contract/constants.ts";
import { eventRoutes } from "#contract/events.ts";
import { configPath } from "#contract/pages/paths.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { createEventStream, pageAttention } from "./event-stream.ts";

const attention = pageAttention(document);

export const serverEvents = createEventStream({
  session,
  fetcher: (input, init) => fetch(input, init),
  attention,
  random: Math.random,
  reachesServer: () =>
    fetch(configPath, { cache: "no-store", signal: AbortSignal.timeout(timeouts_ms.standard) }).then(
      ({ ok }) => ok,
      () => false,
    ),
  askState: (signal) => callApi(eventRoutes.state, {}, { signal }),
});

serverEvents.on("state", ({ call, secondCall }) =>
  attention.setCalls([call, secondCall].filter((one) => one != null)),
);
serverEvents.on("call", attention.setCall);
