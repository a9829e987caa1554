import { EmailText, emailStyle } from "#web/admin/lib/email.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";

/** A caller's address, which opens the user. A deleted user has none. */
export function CallerLink({ userId, email }: { userId: string; email: string }) {
  return (
    <TextLink to={`/users/${userId}`} className={emailStyle}>
      <EmailText>{email || "a deleted user"}</EmailText>
    </TextLink>
  );
}
