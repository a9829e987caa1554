import * as z from "zod/mini";
import { type SellerSettings, sellerTexts, taxPercentText } from "#contract/operators/product.ts";
import { ActFormDialog } from "#web/admin/lib/act-dialog.tsx";
import { Panel } from "#web/admin/lib/page.tsx";
import { Fact, Facts } from "#web/kit/controls/facts.tsx";
import { TextAreaField, TextField } from "#web/kit/fields/text-field.tsx";

export function SellerPanel({ settings }: { settings: SellerSettings }) {
  return (
    <Panel title="Receipts" note="For purchases from now on; earlier receipts stay as they are">
      <div className="space-y-4">
        <SellerFacts {...settings} />
        <ChangeSeller key={JSON.stringify(settings)} settings={settings} />
      </div>
    </Panel>
  );
}

function SellerFacts({ name, address, taxNumber, taxName, taxPercent, isSet }: SellerSettings) {
  return (
    <Facts>
      <Fact name="Seller">{name}</Fact>
      <Fact name="Address">
        <span className="whitespace-pre-line">{address || "None"}</span>
      </Fact>
      <Fact name="Tax number">{taxNumber || "None"}</Fact>
      <Fact name="Tax in each price">{taxPercent === null ? "None" : `${taxName} ${taxPercent} %`}</Fact>
      <Fact name="Set by">{isSet ? "An owner, here" : "The variable SELLER_NAME of this server"}</Fact>
    </Facts>
  );
}

const typed = z.object({ ...sellerTexts, taxPercent: taxPercentText });

function ChangeSeller({ settings }: { settings: SellerSettings }) {
  return (
    <ActFormDialog
      useCase="change_seller"
      button="Change the seller"
      title="Change what receipts say?"
      sentence="Receipts of purchases from now on have these lines, and their prices include this tax."
      schema={typed}
      defaults={{ ...settings, taxPercent: settings.taxPercent === null ? "" : String(settings.taxPercent) }}
      fields={(field) => (
        <>
          <TextField label="Seller" autoComplete="off" {...field("name")} />
          <TextAreaField label="Address" rows={3} {...field("address")} />
          <TextField label="Tax number" autoComplete="off" {...field("taxNumber")} />
          <TextField
            label="Name of the tax"
            hint="Such as VAT. Empty when prices include none."
            autoComplete="off"
            {...field("taxName")}
          />
          <TextField
            label="Rate in percent"
            hint="Such as 19 or 8.875. Empty when prices include none."
            inputMode="decimal"
            autoComplete="off"
            {...field("taxPercent")}
          />
        </>
      )}
      body={({ reason, more }) => ({
        reason,
        ...more,
        taxPercent: more.taxPercent === "" ? null : Number(more.taxPercent.replace(",", ".")),
      })}
      outcome={({ name }) => `Receipts name ${name} from now on.`}
    />
  );
}
