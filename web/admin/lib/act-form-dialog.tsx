import { type ReactNode, useState } from "react";
import type * as z from "zod/mini";
import { Button } from "#web/kit/controls/button.tsx";
import type { ButtonVariant } from "#web/kit/controls/button-style.ts";
import { Dialog } from "#web/kit/controls/dialog.tsx";
import { ActForm, type ActFormProps } from "./act-form.tsx";
import { useMayRun } from "./operator.ts";
import type { WireUseCase } from "./run.ts";

export interface ActFormDialogProps<U extends WireUseCase, S extends z.ZodMiniType>
  extends Omit<ActFormProps<U, S>, "submit" | "onClose" | "onUnderWay"> {
  /** The words of the button that opens the question. */
  button: string;
  variant?: ButtonVariant;
  title: string;
  /** The effect of the act. */
  sentence: ReactNode;
  /** The words of the button that does it; those of the first one unless given. */
  submit?: string;
}

/** A button for one act, and the question it opens. Absent where the operator's role does not include the act. */
export function ActFormDialog<U extends WireUseCase, S extends z.ZodMiniType>({
  button,
  variant = "secondary",
  title,
  sentence,
  submit = button,
  ...form
}: ActFormDialogProps<U, S>) {
  const [isOpen, setOpen] = useState(false);
  const [isUnderWay, setUnderWay] = useState(false);
  if (!useMayRun(form.useCase)) return null;
  return (
    <>
      <Button size="small" variant={variant} onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Dialog
        open={isOpen}
        // What was sent cannot be taken back, so its answer is waited for.
        onClose={() => !isUnderWay && setOpen(false)}
        title={title}
        description={sentence}
      >
        <ActForm {...form} submit={submit} onClose={() => setOpen(false)} onUnderWay={setUnderWay} />
      </Dialog>
    </>
  );
}
