import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { subscribeToLanguage } from "#web/kit/loading/language.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { createQueryClient } from "./query-client.ts";

export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

export const queries = createQueryClient();

// The server words what it answers in the shown language.
subscribeToLanguage(() => void queries.invalidateQueries());

// The next user must not see the previous user's data.
session.subscribe(() => queries.clear());
