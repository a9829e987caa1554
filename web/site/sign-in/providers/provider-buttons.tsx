import { google, logoPath, signInPath } from "#contract/pages/paths.ts";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { t } from "#words/translate.ts";
import { GoogleLogo } from "./google-logo.tsx";

/** Goes to a provider; the server redirects the user back to its callback page. */
export function ProviderButton({ name, children }: { name: string; children: string }) {
  return (
    <Button
      variant="secondary"
      size="large"
      className="w-full"
      onClick={() => window.location.assign(signInPath(name))}
    >
      {name === google ? (
        <GoogleLogo />
      ) : (
        <img src={logoPath(name)} alt="" width={20} height={20} className="size-5 object-contain" />
      )}
      <span className="min-w-0 break-words">{children}</span>
    </Button>
  );
}

/** Offered until the configuration is known, which the server writes into every page but Vite's. */
const usual = [{ name: google, label: "Google" }];

/** The buttons of every configured provider. */
export function ProviderButtons({ withoutGoogle = false }: { withoutGoogle?: boolean }) {
  const providers = usePageFacts()?.config.signInProviders ?? usual;
  return providers
    .filter(({ name }) => !(withoutGoogle && name === google))
    .map(({ name, label }) => (
      <ProviderButton key={name} name={name}>
        {t("Login with {provider}", { provider: label })}
      </ProviderButton>
    ));
}
