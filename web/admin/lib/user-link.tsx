import { useNavigate } from "react-router";
import { linkStyle, TextLink } from "#web/kit/controls/text-link.tsx";
import { EmailText, emailStyle } from "./email.tsx";

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
