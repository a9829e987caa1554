import { useEffect } from "react";
import { useParams } from "react-router";
import type { FoundUser } from "#contract/operators/people.ts";
import { ActsOn } from "#web/admin/lib/act-dialog.tsx";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { Page } from "#web/admin/lib/page.tsx";
import { Email } from "#web/admin/lib/user-link.tsx";
import { RentedNumbers } from "#web/admin/numbers/rented-numbers.tsx";
import { ApiError } from "#web/kit/api/api-error.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { nameOf, UserState } from "./find-user-screen.tsx";
import { forgetUser, useUserById } from "./use-user-by-id.ts";
import { LiftMarks, UserActs } from "./user-acts.tsx";
import { UserFacts } from "./user-facts.tsx";
import { UserLists } from "./user-lists.tsx";
import { UserMessages } from "./user-messages.tsx";
import { UserRecharge } from "./user-recharge.tsx";

export function UserScreen() {
  const { id = "" } = useParams();
  return (
    <Answer to={useUserById(id)}>
      {(user) => {
        if (user === null) return <Alert tone="warn">There is no user with this id.</Alert>;
        return user.deletedAt ? <DeletedUser user={user} /> : <CurrentUser user={user} />;
      }}
    </Answer>
  );
}

function DeletedUser({ user }: { user: FoundUser }) {
  return (
    <Page
      title={nameOf(user)}
      beside={<UserState user={user} />}
      actions={<LiftMarks id={user.id} who="this user" />}
    >
      <Alert tone="info">
        This user was deleted {user.deletedAt && <Moment at={user.deletedAt} />}. The ledger, payments and
        calls stay, without personal data.
      </Alert>
    </Page>
  );
}

function CurrentUser({ user: { id, email } }: { user: FoundUser }) {
  const shown = useRead("show_user", { email });
  const isGone = shown.error instanceof ApiError && shown.error.code === "not_found";
  useEffect(() => {
    if (isGone) forgetUser(id);
  }, [isGone, id]);
  return (
    <Answer to={shown}>
      {(all) => (
        <Page
          title={nameOf(all.user)}
          beside={<UserState user={all.user} />}
          lead={<Email>{all.user.email}</Email>}
          actions={
            <ActsOn refusal={all.actRefusal} useCase="show_user">
              <UserActs shown={all} />
            </ActsOn>
          }
        >
          <UserFacts shown={all} />
          <UserRecharge shown={all} />
          <RentedNumbers userId={id} />
          <UserLists shown={all} />
          {all.actRefusal === null && <UserMessages key={id} id={id} email={email} />}
        </Page>
      )}
    </Answer>
  );
}
