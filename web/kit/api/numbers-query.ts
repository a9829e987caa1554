import { queryOptions } from "@tanstack/react-query";
import { rentedNumberRoutes } from "#contract/calls/rented-numbers.ts";
import { callApi } from "./browser-api.ts";
import { queryKeys } from "./query-keys.ts";

/** The carrier confirms a number and its release within seconds. */
const whileWaiting_ms = 3_000;

/** The user's numbers, and the kinds that are offered. */
export const numbersQuery = queryOptions({
  queryKey: queryKeys.numbers,
  queryFn: ({ signal }) => callApi(rentedNumberRoutes.list, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.numbers.some((number) => number.state === "buying" || number.state === "releasing")
      ? whileWaiting_ms
      : false,
});
