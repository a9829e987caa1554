import "./zod-without-eval.ts";
import "#web/ui/theme.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { alertDuration_ms } from "#contract/constants.ts";
import { CallSessionProvider } from "#web/features/call/call-session.tsx";
import { finishLogOuts } from "#web/lib/browser-log-out.ts";
import { session } from "#web/lib/browser-session.ts";
import { serverEvents } from "#web/lib/events/browser-events.ts";
import { followEvents } from "#web/lib/events/follow-events.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { Toaster } from "#web/ui/toaster.tsx";
import { followSession } from "./follow-session.ts";
import { createAppRouter } from "./router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const queries = createQueryClient();
const router = createAppRouter(queries);

followSession(session, queries, router);
void finishLogOuts();

followEvents(queries, serverEvents);
serverEvents.start();

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <CallSessionProvider>
        <RouterProvider router={router} />
      </CallSessionProvider>
      <Toaster duration_ms={alertDuration_ms} />
    </QueryClientProvider>
  </StrictMode>,
);
