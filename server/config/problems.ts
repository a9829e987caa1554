import { clearAddresses } from "./addresses.ts";
import { captchaProblems } from "./captcha.ts";
import { poolerProblems } from "./database.ts";
import { mixedKeyModes } from "./key-modes.ts";
import { incompleteGroups, missingDataKey, missingOwnAddresses } from "./missing-variables.ts";
import { openidProviders } from "./openid-providers.ts";
import { publishedSecrets } from "./published-secrets.ts";
import type { Reading } from "./read-environment.ts";
import { misplacedSandbox } from "./sandbox-parts.ts";

/** Every reason not to start, one sentence each: docs/decisions/0026-what-production-refuses.md. */
export function configurationProblems(reading: Reading): string[] {
  const production = reading.environment.NODE_ENV === "production";
  return [
    ...reading.problems,
    ...incompleteGroups(reading),
    ...captchaProblems(reading),
    ...openidProviders(reading).problems,
    ...poolerProblems(reading),
    ...misplacedSandbox(reading),
    ...mixedKeyModes(reading),
    ...(production
      ? [
          ...publishedSecrets(reading),
          ...clearAddresses(reading),
          ...missingOwnAddresses(reading),
          ...missingDataKey(reading),
        ]
      : []),
  ];
}
