import type { z } from "zod";
import { defaultStreamLimits, type StreamLimits } from "#domain/events/event-hub.ts";
import { defaultFairLimits, type FairLimitSettings } from "#domain/rate-limits/fair-limits.ts";
import { type ConnectionLimits, defaultConnectionLimits } from "#server/http/limits/connection-limits.ts";
import { count } from "./variable-forms.ts";

const most = 10_000_000;
/** More would let one user hold the whole pool of database connections. */
const mostAtOnce = 8;

export const fairLimitVariables = {
  NETWORK_REQUESTS_PER_MINUTE: count(most, defaultFairLimits.networkPerMinute),
  WEBHOOKS_PER_MINUTE: count(most, defaultFairLimits.webhooksPerMinute),
  USER_REQUESTS_PER_MINUTE: count(most, defaultFairLimits.userPerMinute),
  USER_REQUESTS_AT_ONCE: count(mostAtOnce, defaultFairLimits.userAtOnce),
  STREAMS_PER_NETWORK: count(most, defaultStreamLimits.perNetwork),
  STREAMS_PER_USER: count(most, defaultStreamLimits.perUser),
  CONNECTIONS: count(most, defaultConnectionLimits.inAll),
  CONNECTIONS_PER_NETWORK: count(most, defaultConnectionLimits.perNetwork),
};

type Variables = z.infer<z.ZodObject<typeof fairLimitVariables>>;

export function fairLimitsConfig(variables: Variables): FairLimitSettings {
  return {
    ...defaultFairLimits,
    networkPerMinute: variables.NETWORK_REQUESTS_PER_MINUTE,
    webhooksPerMinute: variables.WEBHOOKS_PER_MINUTE,
    userPerMinute: variables.USER_REQUESTS_PER_MINUTE,
    userAtOnce: variables.USER_REQUESTS_AT_ONCE,
  };
}

export function streamLimitsConfig(variables: Variables): StreamLimits {
  return {
    ...defaultStreamLimits,
    perNetwork: variables.STREAMS_PER_NETWORK,
    perUser: variables.STREAMS_PER_USER,
  };
}

/** Behind a proxy that we know, every connection comes from its address, and the proxy limits those of its clients. */
export function connectionLimitsConfig(
  variables: Variables & { TRUSTED_PROXIES: readonly string[] },
): ConnectionLimits {
  const perNetwork = variables.TRUSTED_PROXIES.length > 0 ? undefined : variables.CONNECTIONS_PER_NETWORK;
  return { inAll: variables.CONNECTIONS, perNetwork };
}
