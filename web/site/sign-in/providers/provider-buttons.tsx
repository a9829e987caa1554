import type { PublicConfig } from "#contract/pages/config.ts";
import { oidcLogoPath, oidcSignInPath } from "#contract/pages/paths.ts";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { t } from "#words/translate.ts";
import { GoogleButton } from "./google-button.tsx";

type Provider = PublicConfig["signInProviders"][number];

/** Goes to a provider; the server redirects the user back to /auth/oidc/:name/callback. */
export function ProviderButton({ provider, children }: { provider: Provider; children: string }) {
  return (
    <Button
      variant="secondary"
      size="large"
      className="w-full"
      onClick={() => window.location.assign(oidcSignInPath(provider.name))}
    >
      <img
        src={oidcLogoPath(provider.name)}
        alt=""
        width={20}
        height={20}
        className="size-5 object-contain"
      />
      <span className="min-w-0 break-words">{children}</span>
    </Button>
  );
}

/** The buttons of every configured provider, Google first. */
export function ProviderButtons({ withoutGoogle = false }: { withoutGoogle?: boolean }) {
  const config = usePageFacts()?.config;
  return (
    <>
      {!withoutGoogle && config?.googleSignIn !== false && (
        <GoogleButton>{t("Login with Google")}</GoogleButton>
      )}
      {config?.signInProviders.map((provider) => (
        <ProviderButton key={provider.name} provider={provider}>
          {t("Login with {provider}", { provider: provider.label })}
        </ProviderButton>
      ))}
    </>
  );
}
