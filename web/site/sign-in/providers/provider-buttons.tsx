import { google, logoPath, signInPath } from "#contract/pages/paths.ts";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { t } from "#words/translate.ts";

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

interface ProviderButtonsProps {
  withoutGoogle?: boolean;
  isSignUp?: boolean;
}

export function ProviderButtons({ withoutGoogle = false, isSignUp = false }: ProviderButtonsProps) {
  const providers = usePageFacts()?.config.signInProviders ?? usual;
  return providers
    .filter(({ name }) => !(withoutGoogle && name === google))
    .map(({ name, label }) => (
      <ProviderButton key={name} name={name}>
        {isSignUp
          ? t("Sign up with {provider}", { provider: label })
          : t("Login with {provider}", { provider: label })}
      </ProviderButton>
    ));
}

function GoogleLogo() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="size-5">
      <path
        fill="#4285f4"
        d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.4h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.5z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2c-.8.5-1.8.9-3.1.9-2.4 0-4.4-1.6-5.1-3.8H.9v2.3A9 9 0 0 0 9 18z"
      />
      <path fill="#fbbc05" d="M3.9 10.7a5.4 5.4 0 0 1 0-3.4V5H.9a9 9 0 0 0 0 8l3-2.3z" />
      <path
        fill="#ea4335"
        d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 .9 5l3 2.3C4.6 5.2 6.6 3.6 9 3.6z"
      />
    </svg>
  );
}
