import * as z from "zod/mini";
import { ActFormDialog, type ActFormDialogProps } from "./act-form-dialog.tsx";
import type { RunBody, WireUseCase } from "./run.ts";

const nothingElse = z.object({});

interface ActDialogProps<U extends WireUseCase>
  extends Omit<ActFormDialogProps<U, typeof nothingElse>, "schema" | "fields" | "body"> {
  body: (reason: string) => RunBody<U>;
}

/** A button for one act that needs nothing but the reason. */
export function ActDialog<U extends WireUseCase>({ body, ...act }: ActDialogProps<U>) {
  return <ActFormDialog {...act} schema={nothingElse} body={({ reason }) => body(reason)} />;
}
