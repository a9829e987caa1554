import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { type FieldValues, useForm } from "react-hook-form";
import * as z from "zod/mini";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { reasonLength, reasonText } from "#contract/operators/operator-route.ts";
import { needsReason, type UseCase } from "#contract/operators/permissions.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { Button } from "#web/kit/controls/button.tsx";
import type { ButtonVariant } from "#web/kit/controls/button-style.ts";
import { Dialog } from "#web/kit/controls/dialog.tsx";
import { Form } from "#web/kit/fields/field.tsx";
import { FormActions } from "#web/kit/fields/form-actions.tsx";
import { TextAreaField } from "#web/kit/fields/text-field.tsx";
import { Alert, type AlertProps } from "#web/kit/notices/alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { useMayRun } from "./operator.ts";
import { queries, type RunBody, type RunReply, readsKey, run, type WireUseCase } from "./run.ts";
import { deskRefusal } from "./second-factor.tsx";

/** The outcome of an act: a sentence that passes, or one that stays until it is closed. */
type Outcome = string | (Pick<AlertProps, "tone"> & { sentence: string });
type ActValues<S extends z.ZodMiniType> = { reason: string; more: z.output<S> };

interface ActFormProps<U extends WireUseCase, S extends z.ZodMiniType> {
  useCase: U;
  /** Reads what is typed beside the reason. */
  schema: S;
  defaults?: Partial<z.input<S>>;
  /** `field` ties a control to its part of the body, and `typed` is the text that stands in one now. */
  fields?: (
    field: (name: keyof z.input<S> & string) => { name: string; error: string | undefined },
    typed: (name: keyof z.input<S> & string) => string,
  ) => ReactNode;
  body: (values: ActValues<S>) => RunBody<U>;
  /** Asked once more before money moves or data goes, in the values that were typed. */
  confirm?: (values: ActValues<S>) => string;
  outcome: (reply: RunReply<U>) => Outcome;
  /** The longest that the act may take. */
  limit_ms?: number;
  onDone?: (reply: RunReply<U>) => void;
  submit: string;
  variant: ButtonVariant;
  onClose: () => void;
  onUnderWay: (isUnderWay: boolean) => void;
}

interface ActFormDialogProps<U extends WireUseCase, S extends z.ZodMiniType>
  extends Omit<ActFormProps<U, S>, "submit" | "variant" | "onClose" | "onUnderWay"> {
  button: string;
  variant?: ButtonVariant;
  title: string;
  sentence: ReactNode;
  /** The words of the button that acts; those of the first one unless given. */
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
        <ActForm
          {...form}
          submit={submit}
          variant={variant === "danger" ? "danger" : "primary"}
          onClose={() => setOpen(false)}
          onUnderWay={setUnderWay}
        />
      </Dialog>
    </>
  );
}

const nothingElse = z.object({});

interface ActDialogProps<U extends WireUseCase>
  extends Omit<ActFormDialogProps<U, typeof nothingElse>, "schema" | "fields" | "body"> {
  body: (reason: string) => RunBody<U>;
}

/** A button for one act that needs nothing but the reason. */
export function ActDialog<U extends WireUseCase>({ body, ...act }: ActDialogProps<U>) {
  return <ActFormDialog {...act} schema={nothingElse} body={({ reason }) => body(reason)} />;
}

interface ActsOnProps {
  /** As the server says it of the user, payment, call or proposal. */
  refusal: string | null;
  /** Without this right there is no button that the sentence would stand for. */
  useCase: UseCase;
  children: ReactNode;
}

/** Buttons of acts, or the sentence on why this operator may not press them. */
export function ActsOn({ refusal, useCase, children }: ActsOnProps) {
  const mayRun = useMayRun(useCase);
  if (refusal === null) return children;
  return mayRun && <p className="max-w-prose text-ink-soft text-sm">{refusal}</p>;
}

/** Acts may wait for the card provider and the carrier. */
const actLimit_ms = 30_000;

/** Asks for what an act needs, and acts. The page reads what it shows again after a failure too. */
function ActForm<U extends WireUseCase, S extends z.ZodMiniType>({
  useCase,
  submit,
  variant,
  schema,
  defaults,
  fields,
  body,
  confirm,
  outcome,
  limit_ms = actLimit_ms,
  onDone,
  onClose,
  onUnderWay,
}: ActFormProps<U, S>) {
  const asksReason = needsReason(useCase);
  const [pendingValues, setPendingValues] = useState<ActValues<S>>();
  const [lasting, setLasting] = useState<Exclude<Outcome, string>>();
  // A second press may come before the button is drawn as pressed.
  const isUnderWay = useRef(false);
  const act = useMutation({
    mutationFn: (values: ActValues<S>) => run(useCase, body(values), { timeout_ms: limit_ms }),
    onSuccess(reply) {
      const came = outcome(reply);
      if (typeof came === "string") {
        toast.success(came);
        onClose();
      } else setLasting(came);
      onDone?.(reply);
    },
    // An act that is refused because another value is there now is asked again, with that value.
    onError: (error) => {
      if (deskRefusal(error) === undefined) setPendingValues(undefined);
    },
    onSettled() {
      isUnderWay.current = false;
      onUnderWay(false);
      void queries.invalidateQueries({ queryKey: readsKey });
    },
  });
  const { register, watch, handleSubmit, formState } = useForm<FieldValues>({
    defaultValues: { reason: "", ...defaults },
    resolver: (typed) => {
      const { problems } = checkAct(schema, asksReason, typed);
      const errors = Object.entries(problems).map(([name, message]) => [name, { type: "check", message }]);
      return { values: typed, errors: Object.fromEntries(errors) };
    },
  });
  if (lasting) {
    return (
      <>
        <Alert tone={lasting.tone} className="break-words">
          {lasting.sentence}
        </Alert>
        <Button onClick={onClose}>Close</Button>
      </>
    );
  }

  function send(typed: object): void {
    const { values } = checkAct(schema, asksReason, typed);
    if (values === undefined || isUnderWay.current) return;
    if (confirm && pendingValues === undefined) {
      setPendingValues(values);
      return;
    }
    isUnderWay.current = true;
    onUnderWay(true);
    act.mutate(values);
  }

  const errors: Readonly<Record<string, { message?: unknown } | undefined>> = formState.errors;
  const field = (name: string) => {
    const message = errors[name]?.message;
    return { ...register(name), error: typeof message === "string" ? message : undefined };
  };
  const question = pendingValues && confirm?.(pendingValues);
  return (
    <Form onSubmit={handleSubmit(send)} className="space-y-4">
      {question === undefined ? (
        <>
          {fields?.(field, (name) => String(watch(name) ?? ""))}
          {asksReason && (
            <TextAreaField
              label="Reason"
              hint="Kept in the record, for those who audit it."
              rows={3}
              maxLength={reasonLength.longest}
              {...field("reason")}
            />
          )}
        </>
      ) : (
        <p className="font-semibold">{question}</p>
      )}
      {act.error && (
        <Alert tone="danger" className="whitespace-pre-line break-words">
          {serverMessage(act.error) ?? operatorMessages.failed}
        </Alert>
      )}
      <FormActions
        submit={submit}
        variant={variant}
        busy={act.isPending}
        onCancel={question === undefined ? onClose : () => setPendingValues(undefined)}
      />
    </Form>
  );
}

/** Reads what is typed into the form of an act: its values, or by their names the sentences on what is wrong. */
function checkAct<S extends z.ZodMiniType>(
  schema: S,
  asksReason: boolean,
  typed: object,
): { values?: ActValues<S>; problems: Readonly<Record<string, string>> } {
  const problems: Record<string, string> = {};
  const more = z.safeParse(schema, typed);
  for (const { path, message } of more.error?.issues ?? []) problems[String(path[0])] ??= message;
  const reason = z.safeParse(reasonText, "reason" in typed ? typed.reason : "");
  const [faulty] = reason.error?.issues ?? [];
  if (asksReason && faulty) problems.reason = faulty.message;
  if (!more.success || Object.keys(problems).length > 0) return { problems };
  return { values: { reason: reason.data ?? "", more: more.data }, problems };
}
