import { queryOptions } from "@tanstack/react-query";
import { voicemailRoutes } from "#contract/calls/voicemail.ts";
import { callApi } from "./browser-api.ts";
import { queryKeys } from "./query-keys.ts";

/** The user's messages, the newest first, the settings and the greeting. */
export const voicemailQuery = queryOptions({
  queryKey: queryKeys.voicemail,
  queryFn: ({ signal }) => callApi(voicemailRoutes.list, {}, { signal }),
});
