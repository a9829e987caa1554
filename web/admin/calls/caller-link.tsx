import { TextLink } from "#web/ui/text-link.tsx";

/** A caller's address, which opens the user. A deleted user has none. */
export function CallerLink({ userId, email }: { userId: string; email: string }) {
  return (
    <TextLink to={`/users/${userId}`} className="break-all">
      {email || "a deleted user"}
    </TextLink>
  );
}
