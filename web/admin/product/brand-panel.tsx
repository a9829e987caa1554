import * as z from "zod/mini";
import { type BrandSettings, brandTexts } from "#contract/operators/product.ts";
import { ActFormDialog } from "#web/admin/lib/act-dialog.tsx";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { renameBrand } from "#web/admin/lib/brand-name.ts";
import { Panel } from "#web/admin/lib/page.tsx";
import { Fact, Facts } from "#web/kit/controls/facts.tsx";
import { TextAreaField, TextField } from "#web/kit/fields/text-field.tsx";
import { BrandPicture } from "./brand-pictures.tsx";

export function BrandPanel() {
  const brand = useRead("read_brand", {});
  return (
    <Panel title="Brand" note="On every page and in mails, and of the installed app">
      <Answer to={brand}>
        {(settings) => (
          <div className="space-y-4">
            <Facts>
              <Fact name="Name">{settings.name}</Fact>
              <Fact name="Short name">{settings.shortName}</Fact>
              <Fact name="Imprint">
                <span className="whitespace-pre-line">{settings.imprint || "None"}</span>
              </Fact>
              <Fact name="Support address">{settings.supportAddress || "None"}</Fact>
              <Fact name="Links">
                <span className="whitespace-pre-line">{settings.links || "None"}</span>
              </Fact>
              <Fact name="Accent">{colours(settings.accent, settings.accentDark)}</Fact>
              <Fact name="Stage">{colours(settings.stage, settings.stageDark)}</Fact>
              <Fact name="Set by">
                {settings.isSet ? "An owner, here" : "The variables BRAND_... of this server"}
              </Fact>
            </Facts>
            <ChangeBrand key={JSON.stringify(settings)} settings={settings} />
            <BrandPicture
              name="logo"
              change="Change the logo"
              variable="BRAND_LOGO"
              hint="An SVG or PNG of at most 5 MB and 8,000 pixels, without a script or a reference to another file. Mails show a PNG."
              shown={settings.logo}
            />
            <BrandPicture
              name="icon"
              change="Change the icon"
              variable="BRAND_ICON"
              hint="As wide as high: an SVG, or a PNG of at least 512 pixels, for the browser's tab and the installed app."
              shown={settings.icon}
            />
          </div>
        )}
      </Answer>
    </Panel>
  );
}

function colours(light: string, dark: string): string {
  if (!(light || dark)) return "The product's own";
  return `${light || "The product's own"}; dark: ${dark || "the nearest that can be read"}`;
}

const typed = z.object(brandTexts);

const followsHint = "Empty: the nearest to the one above that can be read.";

function ChangeBrand({ settings }: { settings: BrandSettings }) {
  return (
    <ActFormDialog
      useCase="change_brand"
      button="Change the brand"
      title="Change the brand?"
      sentence="Pages, mails and the installed app have it within 20 seconds, on every server. Mails that were sent stay as they are."
      schema={typed}
      // A name that stands in for the short one may be longer than that.
      defaults={{ ...settings, shortName: settings.shortName === settings.name ? "" : settings.shortName }}
      fields={(field) => (
        <>
          <TextField label="Name" autoComplete="off" {...field("name")} />
          <TextField
            label="Short name"
            hint="Below the icon of the installed app. Empty: the name."
            autoComplete="off"
            {...field("shortName")}
          />
          <TextAreaField
            label="Imprint"
            hint="Who runs this: company, address, register and tax number. At the foot of each page and mail, before paying and on receipts."
            rows={4}
            {...field("imprint")}
          />
          <TextField
            label="Support address"
            hint="Where users write to by mail: on the contact page, at the foot of each page and mail, and for answers to mails. Empty: the contact form alone."
            type="email"
            autoComplete="off"
            {...field("supportAddress")}
          />
          <TextAreaField
            label="Links"
            hint="At the foot of each page, up to four, each in a line: Status page https://status.example"
            rows={4}
            {...field("links")}
          />
          <TextField
            label="Accent"
            hint="Links, buttons and the name in mails, as #0b5c43. Empty: the product's own."
            autoComplete="off"
            {...field("accent")}
          />
          <TextField
            label="Accent, dark theme"
            hint={followsHint}
            autoComplete="off"
            {...field("accentDark")}
          />
          <TextField
            label="Stage"
            hint="Behind the landing page's first words, a call and the balance: a dark colour in both themes."
            autoComplete="off"
            {...field("stage")}
          />
          <TextField
            label="Stage, dark theme"
            hint={followsHint}
            autoComplete="off"
            {...field("stageDark")}
          />
        </>
      )}
      body={({ reason, more }) => ({ reason, ...more })}
      outcome={({ name }) => `The product is called ${name} from now on.`}
      onDone={renameBrand}
    />
  );
}
