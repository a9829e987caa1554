import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queries } from "./browser-queries.ts";

export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
