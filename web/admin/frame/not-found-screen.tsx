import { Page } from "#web/admin/lib/page.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";

export function NotFoundScreen() {
  return (
    <Page title="No such screen">
      <p>
        <TextLink to="/users">Find a user</TextLink>
      </p>
    </Page>
  );
}
