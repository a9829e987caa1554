import { ButtonLink } from "#web/ui/button-link.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

export function NotFoundPage() {
  return (
    <>
      <PageTitle lead="There is nothing at this address. It may have been mistyped, or the page has moved.">
        404: page not found
      </PageTitle>
      <ButtonLink to="/">Return to Home</ButtonLink>
    </>
  );
}
