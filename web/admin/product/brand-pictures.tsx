import { useState } from "react";
import * as z from "zod/mini";
import type { BrandPictureName } from "#contract/pages/brand.ts";
import { ActDialog, ActFormDialog } from "#web/admin/lib/act-dialog.tsx";
import { FileField } from "#web/kit/fields/file-field.tsx";

interface BrandPictureProps {
  name: BrandPictureName;
  /** The words of the button that changes it. */
  change: string;
  variable: string;
  hint: string;
  shown: { path: string; isSet: boolean } | null;
}

const takeOver = "Pages and mails have it within 20 seconds, on every server.";
const chosen = z.object({ file: z.string().check(z.minLength(1, "Please choose a file.")) });

/** The logo or the icon: where it comes from, and the acts that change it. */
export function BrandPicture({ name, change, variable, hint, shown }: BrandPictureProps) {
  const [file, setFile] = useState("");
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      {shown && <img src={shown.path} alt="" className="h-10 max-w-40 object-contain" />}
      <p>
        {shown
          ? `The ${name} is set by ${shown.isSet ? "an owner, here" : variable}.`
          : `No ${name} of your own.`}
      </p>
      <ActFormDialog
        useCase="change_brand_picture"
        button={change}
        title={`${change}?`}
        sentence={takeOver}
        schema={z.pipe(
          z.any(),
          z.pipe(
            z.transform(() => ({ file })),
            chosen,
          ),
        )}
        fields={(field) => (
          <FileField
            label="Picture"
            button="Choose a file"
            hint={hint}
            accept=".svg,.png,image/svg+xml,image/png"
            error={field("file").error}
            onChange={async (event) => setFile(await base64Of(event.target.files?.[0]))}
          />
        )}
        body={({ reason, more }) => ({ picture: name, file: more.file, reason })}
        outcome={() => `The ${name} is changed.`}
      />
      {shown?.isSet && (
        <ActDialog
          useCase="change_brand_picture"
          button={`Remove the ${name}`}
          variant="danger"
          title={`Remove the ${name}?`}
          sentence={takeOver}
          body={(reason) => ({ picture: name, file: "", reason })}
          outcome={() => `The ${name} is removed.`}
        />
      )}
    </div>
  );
}

async function base64Of(file: File | undefined): Promise<string> {
  if (!file) return "";
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}
