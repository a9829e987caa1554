import type { SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { buttonStyle } from "#web/kit/controls/button-style.ts";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { t } from "#words/translate.ts";

/** Asks for a country or a number, and leads to its price: by the server before scripts, and then without a new page. */
export function DestinationSearch({ typed = "" }: { typed?: string }) {
  const navigate = useNavigate();

  function search(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const to = new FormData(event.currentTarget).get("to");
    void navigate(`/rates?q=${encodeURIComponent(String(to))}`);
  }

  return (
    <form action="/rates" onSubmit={search}>
      <TextField
        label={t("Country or phone number")}
        name="to"
        type="search"
        autoComplete="off"
        required
        defaultValue={typed}
        placeholder={t("India, or +91")}
        action={
          <button type="submit" className={buttonStyle("secondary", "medium", "shrink-0")}>
            {t("Search")}
          </button>
        }
      />
    </form>
  );
}
