import { useNavigate } from "react-router";
import { linkStyle, TextLink } from "#web/kit/controls/links.tsx";

/** For an element that holds an address alone. A column of a table keeps room for it. */
const emailStyle = "inline-block min-w-40 wrap-anywhere";

/** An email address, which breaks before its host, and elsewhere only where one half is longer than a line. */
export function EmailText({ children: email }: { children: string }) {
  const host = email.lastIndexOf("@");
  if (host < 0) return email;
  return (
    <>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </>
  );
}

export function Email({ children }: { children: string }) {
  return (
    <span className={emailStyle}>
      <EmailText>{children}</EmailText>
    </span>
  );
}

interface UserLinkProps {
  /** Empty for a deleted user. */
  email: string;
  userId?: string | undefined;
}

/** A user's address, which opens the user. Without an id it goes through the search: no address of the page holds one. */
export function UserLink({ email, userId }: UserLinkProps) {
  const navigate = useNavigate();
  if (email === "") return <span className="text-ink-soft">a deleted user</span>;
  if (userId !== undefined) {
    return (
      <TextLink to={`/users/${userId}`} className={emailStyle}>
        <EmailText>{email}</EmailText>
      </TextLink>
    );
  }
  return (
    <button
      type="button"
      onClick={() => void navigate("/users", { state: { wanted: email, isLink: true } })}
      className={`${linkStyle} ${emailStyle} text-start`}
    >
      <EmailText>{email}</EmailText>
    </button>
  );
}

/** A caller's address, which opens the user. A deleted user has none. */
export function CallerLink({ userId, email }: { userId: string; email: string }) {
  return (
    <TextLink to={`/users/${userId}`} className={emailStyle}>
      <EmailText>{email || "a deleted user"}</EmailText>
    </TextLink>
  );
}
