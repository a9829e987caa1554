import { clearAddresses } from "./addresses.ts";
import { weakBrandColours } from "./brand-colours.ts";
import { currencyProblems } from "./currencies.ts";
import { poolerProblems } from "./database.ts";
import { languageProblems } from "./languages.ts";
import { incompleteGroups, missingDataKey, missingOwnAddresses } from "./missing-variables.ts";
import type { Reading } from "./read-environment.ts";
import { captchaProblems } from "./vendors/captcha.ts";
import { mixedKeyModes } from "./vendors/key-modes.ts";
import { openidProviders } from "./vendors/openid-providers.ts";
import { publishedSecrets } from "./vendors/published-secrets.ts";
import { misplacedSandbox } from "./vendors/sandbox-parts.ts";

/** Every reason not to start, one sentence each: docs/decisions/21-production-and-release.md. */
export function configurationProblems(reading: Reading): string[] {
  const production = reading.environment.NODE_ENV === "production";
  return [
    ...reading.problems,
    ...incompleteGroups(reading),
    ...captchaProblems(reading),
    ...openidProviders(reading).problems,
    ...poolerProblems(reading),
    ...weakBrandColours(reading),
    ...languageProblems(reading.environment),
    ...currencyProblems(reading),
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
