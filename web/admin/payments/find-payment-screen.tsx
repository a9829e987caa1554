import { useNavigate } from "react-router";
import { Page } from "#web/admin/lib/page.tsx";
import { SearchForm } from "#web/admin/lib/search-form.tsx";

export function FindPaymentScreen() {
  const navigate = useNavigate();
  return (
    <Page title="Payments">
      <SearchForm
        label="Find a payment"
        hint="By its id, or the provider's such as pi_... The payments of one user are on the user's screen."
        wanted=""
        busy={false}
        onSearch={(wanted) => void navigate(`/payments/${encodeURIComponent(wanted)}`)}
      />
    </Page>
  );
}
