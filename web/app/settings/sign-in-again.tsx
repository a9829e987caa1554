import { signInPath } from "#contract/pages/paths.ts";
import { useConfig } from "#web/kit/api/config-query.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { rememberDestination } from "#web/kit/session/destination.ts";
import { byLocale } from "#words/by-locale.ts";
import { t } from "#words/translate.ts";

const list = byLocale((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));

/** Lets a user without a password prove who they are once more, with the providers that sign the user in. */
export function SignInAgain({ providers }: { providers: readonly string[] }) {
  const { data: config } = useConfig();
  const configured = config?.signInProviders ?? [];
  const own = configured.filter(({ label }) => providers.includes(label));
  // A provider may have another name since the link.
  const offered = own.length > 0 ? own : configured;
  return (
    <div className="space-y-3 text-ink-soft text-sm">
      <p>
        {t("You have no password. This works within ten minutes of signing in with {providers}.", {
          providers: list().format(offered.map(({ label }) => label)),
        })}
      </p>
      <div className="flex flex-wrap gap-3">
        {offered.map(({ name, label }) => (
          <Button key={name} variant="secondary" size="small" onClick={() => signInAt(signInPath(name))}>
            {t("Sign in with {provider} again", { provider: label })}
          </Button>
        ))}
      </div>
    </div>
  );
}

function signInAt(path: string): void {
  rememberDestination("/settings");
  window.location.assign(path);
}
