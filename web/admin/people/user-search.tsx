import { useNavigate } from "react-router";
import { SearchForm } from "#web/admin/lib/search-form.tsx";

/** Searches for users from any screen. The text stands in the history's state: an address ends in logs and histories. */
export function UserSearch({ wanted = "", busy = false }: { wanted?: string; busy?: boolean }) {
  const navigate = useNavigate();
  return (
    <SearchForm
      label="Find a user"
      hint="By a part of a name or address (3 characters or more), called number (+44...), id of a user, payment or call, or the provider's id such as pi_... or CA..."
      wanted={wanted}
      busy={busy}
      onSearch={(typed) => void navigate("/users", { state: { wanted: typed } })}
    />
  );
}
