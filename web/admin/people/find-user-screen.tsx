import { Navigate, useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { Answer } from "#web/admin/lib/answer.tsx";
import { Page } from "#web/admin/lib/page.tsx";
import { SearchForm } from "#web/admin/lib/search-form.tsx";
import { useRead } from "#web/admin/lib/use-read.ts";
import { FoundUsers } from "./found-users.tsx";
import { WaitingSignUp } from "./waiting-sign-up.tsx";

/** A link to one user skips the list. */
const stateSchema = z.object({ wanted: z.string(), isLink: z.optional(z.boolean()) });

/** Finds users. What is searched for stands in the history's state: an address ends in logs and histories. */
export function FindUserScreen() {
  const navigate = useNavigate();
  const state = z.safeParse(stateSchema, useLocation().state);
  const wanted = state.data?.wanted ?? "";
  const found = useRead("find_user", { wanted }, { enabled: wanted !== "" });
  const only = found.data?.length === 1 ? found.data[0] : undefined;
  if (state.data?.isLink && only) return <Navigate to={`/users/${only.id}`} replace />;
  return (
    <Page title="Users">
      <SearchForm
        label="Find a user"
        hint="By address, called number (+44...), id of a user, payment or call, or the provider's id such as pi_... or CA..."
        wanted={wanted}
        busy={found.isFetching}
        onSearch={(typed) => void navigate("/users", { state: { wanted: typed } })}
      />
      {wanted !== "" && (
        <Answer key={wanted} to={found} below={wanted.includes("@") && <WaitingSignUp email={wanted} />}>
          {(users) => <FoundUsers users={users} />}
        </Answer>
      )}
    </Page>
  );
}
