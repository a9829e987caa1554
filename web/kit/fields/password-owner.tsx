/**
 * The account's name in a form that has no field for it. Password managers otherwise take any field before the password, such as
 * a new address that is not confirmed yet: www.chromium.org/developers/design-documents/form-styles-that-chromium-understands
 */
export function PasswordOwner({ email }: { email: string }) {
  return <input readOnly autoComplete="username" value={email} style={{ display: "none" }} />;
}
