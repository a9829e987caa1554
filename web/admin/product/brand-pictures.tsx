import { useEffect, useState } from "react";
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
        fields={(field) => <PictureField hint={hint} error={field("file").error} onChosen={setFile} />}
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

interface PictureFieldProps {
  hint: string;
  error: string | undefined;
  /** Receives the content in base64; empty without a file. */
  onChosen: (file: string) => void;
}

function PictureField({ hint, error, onChosen }: PictureFieldProps) {
  // What was chosen goes with the question: the next one shows an empty field.
  useEffect(() => () => onChosen(""), [onChosen]);
  return (
    <FileField
      label="Picture"
      button="Choose a file"
      hint={hint}
      accept=".svg,.png,image/svg+xml,image/png"
      error={error}
      onChange={async (event) => onChosen(await base64Of(event.target.files?.[0]))}
    />
  );
}

/** Empty without a file, and for one that is gone since it was chosen. */
async function base64Of(file: File | undefined): Promise<string> {
  if (!file) return "";
  const { promise, resolve } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
  reader.onerror = () => resolve("");
  reader.readAsDataURL(file);
  return promise;
}
