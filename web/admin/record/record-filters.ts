import * as z from "zod/mini";
import { permissions, type UseCase } from "#contract/operators/permissions.ts";
import type { RunBody } from "#web/admin/lib/run.ts";

/** The shown part of the record. The page's address keeps all but the user, for an address ends in logs. */
export interface RecordFilters {
  user: string;
  useCase: UseCase | "";
  /** A day in UTC, YYYY-MM-DD. */
  since: string;
  /** Reads too, beside what changed something. */
  all: boolean;
}

export const useCases = Object.keys(permissions).filter(isUseCase).toSorted();

const stateSchema = z.object({ user: z.string() });

export function filtersOf(address: URLSearchParams, state: unknown): RecordFilters {
  const useCase = address.get("use-case") ?? "";
  const since = address.get("since") ?? "";
  return {
    user: z.safeParse(stateSchema, state).data?.user ?? "",
    useCase: isUseCase(useCase) ? useCase : "",
    since: z.safeParse(z.iso.date(), since).data ?? "",
    all: address.has("all"),
  };
}

export function addressOf({ useCase, since, all }: RecordFilters): Record<string, string> {
  const fields = { "use-case": useCase, since, all: all ? "yes" : "" };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

export function bodyOf({ user, useCase, since, all }: RecordFilters): RunBody<"read_record"> {
  return {
    ...(!all && { changesOnly: true }),
    ...(user && { email: user }),
    ...(useCase && { useCase }),
    ...(since && { since: `${since}T00:00:00.000Z` }),
  };
}

function isUseCase(name: string): name is UseCase {
  return name in permissions;
}
