import * as z from "zod/mini";
import { optionalText } from "#contract/fields.ts";
import { ActFormDialog } from "#web/admin/lib/act-dialog.tsx";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { Page, Panel } from "#web/admin/lib/page.tsx";
import { TextAreaField } from "#web/kit/fields/text-field.tsx";
import { RentedNumbers } from "./rented-numbers.tsx";

const typed = z.object({ deck: optionalText(10_000) });

export function NumbersScreen() {
  const offers = useRead("read_number_offers", {});
  return (
    <Page title="Numbers" lead="Which numbers users can rent, at which prices, and those that they rent.">
      <Answer to={offers}>
        {({ deck, isSet }) => (
          <Panel
            title="Offered"
            note={
              isSet ? "Set by an owner, here" : "As the server was started; without a line nothing is offered"
            }
          >
            <pre className="mb-4 overflow-x-auto whitespace-pre-wrap text-sm">
              {deck || "Nothing is offered."}
            </pre>
            <ActFormDialog
              key={deck}
              useCase="change_number_offers"
              button="Change what is offered"
              title="Change what users can rent?"
              sentence="It counts for numbers that are rented from now on. Rented numbers keep their prices."
              schema={typed}
              defaults={{ deck }}
              fields={(field) => (
                <TextAreaField
                  label="Numbers and prices"
                  hint={
                    'Each kind in a line: country, kind (local, mobile or toll_free), monthly price and inbound price a minute in USD. Where papers are needed, also what users are to do in quotation marks, the SID of an address and that of a bundle: DE,local,2.50,0.01,"Send us a copy of your passport.",AD…,BU…'
                  }
                  rows={8}
                  {...field("deck")}
                />
              )}
              body={({ reason, more }) => ({ reason, ...more })}
              outcome={() => "The new prices are in force."}
            />
          </Panel>
        )}
      </Answer>
      <RentedNumbers />
    </Page>
  );
}
