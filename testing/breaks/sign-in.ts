import type { Break } from "./break.ts";

const login = "web/site/sign-in/login/login-page.test.tsx";
const register = "web/site/sign-in/register/register-page.test.tsx";
const passwords = "web/site/sign-in/mailed-links/password-pages.test.tsx";
const registration = "web/site/sign-in/register/waiting-registration.tsx";

export const signIn: readonly Break[] = [
  {
    file: "web/site/sign-in/login/log-in.ts",
    from: '  const fields = refusedFields(error, { password: "password" });',
    to: "  const fields: RefusedFields = new Map();",
    test: login,
    name: "refusal at the password",
  },
  {
    file: "web/site/sign-in/login/log-in.ts",
    from: "  if (usesGoogle(error) ||",
    to: "  if (",
    test: "web/site/sign-in/login/log-in.test.ts",
  },
  {
    file: "web/site/sign-in/login/open-login.ts",
    from: "  if (!succeeded) toast.error(",
    to: "  if (succeeded) toast.error(",
    test: login,
    name: "shows the message of its query",
  },
  {
    file: registration,
    from: "      knownAddress.keep(email);\n",
    to: "",
    test: register,
    name: "continuing leads to a login",
  },
  {
    file: registration,
    from: "    if (!login.isPending) login.mutate();",
    to: '    void navigate("/login");',
    test: register,
    name: "continuing logs in",
  },
  {
    file: registration,
    from: "isProtected ? messages.deleteUser.protected : messages.deleteUser.failed",
    to: "isProtected ? messages.deleteUser.failed : messages.deleteUser.failed",
    test: register,
    name: "protected account",
  },
  {
    file: "web/kit/notices/passing-alert.tsx",
    from: "    const timer = setTimeout(() => setShown(false), duration_ms);",
    to: "    const timer = setTimeout(() => setShown(false), 20 * duration_ms);",
    test: register,
    name: "says what is missing",
  },
  {
    file: "web/kit/notices/passing-alert.tsx",
    from: "    if (isKept) return;\n",
    to: "",
    test: register,
    name: "stays under a pointer",
  },
  {
    file: "web/site/sign-in/mailed-links/reset-password-page.tsx",
    from: "      void logOut();\n",
    to: "",
    test: passwords,
    name: "logs this device out",
  },
  {
    file: "web/site/sign-in/mailed-links/forgot-password-page.tsx",
    from: "    onSettled: (_reply, error) => captcha.attempted(error),\n",
    to: "",
    test: passwords,
    name: "asks for a CAPTCHA",
  },
  {
    file: "web/site/sign-in/providers/finish-openid-sign-in.ts",
    from: "    keptLink.keep(link);\n",
    to: "",
    test: "web/site/sign-in/providers/provider-pages.test.tsx",
    name: "asks for it once",
  },
  {
    file: "web/shell/app.tsx",
    from: "      if (!hasToken) rememberDestination",
    to: "      rememberDestination",
    test: "web/shell/session-expiry.test.tsx",
    name: "page of a mailed token",
  },
  {
    file: "web/app/settings/sessions-card.tsx",
    from: "settingsRoutes.endOtherSessions",
    to: "settingsRoutes.sessions",
    test: "web/app/settings/settings-page.test.tsx",
    name: "other devices, which can",
  },
  {
    file: "web/site/sign-in/login/login-page.tsx",
    from: "draft={address}",
    to: "defaultValue={address}",
    test: login,
    name: "stays away from a person",
  },
  {
    file: "web/site/sign-in/login/login-page.tsx",
    from: " && document.activeElement === document.body",
    to: "",
    test: login,
    name: "stays away from a person",
  },
  {
    file: "web/kit/fields/field.tsx",
    from: " && document.activeElement !== control",
    to: "",
    test: "web/kit/fields/field.test.tsx",
  },
  {
    file: "web/kit/fields/field.tsx",
    from: 'control.value === "" && ',
    to: "",
    test: "web/kit/fields/field.test.tsx",
  },
  {
    file: "web/app/settings/two-step-card.tsx",
    from: "      await navigator.clipboard.writeText(text);\n",
    to: "",
    test: "web/app/settings/two-step.test.tsx",
    name: "is set up",
  },
  {
    file: "web/app/settings/countries-card.tsx",
    from: "      setRefused(problem.sentence);\n",
    to: "",
    test: "web/app/settings/settings-page.test.tsx",
    name: "countries to call",
  },
  {
    file: "web/site/sign-in/login/login-page.tsx",
    from: "  useLanguage();\n",
    to: "",
    test: "web/kit/loading/language.test.tsx",
    name: "the language on /login",
  },
  {
    file: "web/site/sign-in/register/register-page.tsx",
    from: '<TextLink to="/terms">',
    to: '<TextLink to="/terms" reloadDocument>',
    test: register,
    name: "names the terms",
  },
];
