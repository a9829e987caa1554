import "./admin.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { RouterProvider } from "react-router/dom";
import { renderFirst } from "#web/arrival/start.tsx";
import { readBrand } from "#web/kit/browser/brand.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { rememberDestination } from "#web/kit/session/destination.ts";
import { queries } from "./lib/run.ts";
import { FactorDialog } from "./lib/second-factor.tsx";
import { createAdminRouter } from "./router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

/** The login is a page of the product. It brings back those whose session has expired. */
function leaveForLogin(): void {
  if (session.ended() !== "logged_out") rememberDestination(location.pathname + location.search);
  location.assign("/login");
}

readBrand();
session.subscribe(() => {
  if (session.csrfToken() === null) leaveForLogin();
});

if (session.csrfToken() === null) leaveForLogin();
else {
  renderFirst(
    root,
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={createAdminRouter()} />
        <FactorDialog />
      </QueryClientProvider>
    </StrictMode>,
    false,
  );
}
