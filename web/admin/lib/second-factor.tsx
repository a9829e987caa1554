import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { passkeyMessages } from "#contract/messages/settings-messages.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type DeskRefusal, deskRefusalSchema } from "#contract/operators/operator-route.ts";
import { passkeyRoutes } from "#contract/users/passkeys.ts";
import { twoStepRoutes } from "#contract/users/two-step.ts";
import { ApiError, serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Dialog } from "#web/kit/controls/dialog.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { createListeners } from "#web/kit/listeners.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { isReplaced, passkeySentence, signWithPasskey } from "#web/kit/session/passkeys.ts";

type Methods = DeskRefusal["methods"];

interface Question {
  methods: Methods;
  answer: (isProved: boolean) => void;
  isProved: Promise<boolean>;
}

const bodySchema = z.looseObject({ desk: deskRefusalSchema });
const listeners = createListeners();
let question: Question | null = null;

/** Reads what would help against a refusal of the desk; undefined for any other error. */
export function deskRefusal(error: unknown): DeskRefusal | undefined {
  if (!(error instanceof ApiError) || error.status !== 403) return undefined;
  return bodySchema.safeParse(error.body).data?.desk;
}

/** Calls the server, and once more after a proved second factor where the server asks for one. */
export async function withSecondFactor<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const refusal = deskRefusal(error);
    if (refusal?.missing !== "factor" || !(await ask(refusal.methods))) throw error;
    return call();
  }
}

/** Requests that are refused at once share a question. */
function ask(methods: Methods): Promise<boolean> {
  if (question !== null) return question.isProved;
  const { promise: isProved, resolve } = Promise.withResolvers<boolean>();
  function answer(proved: boolean) {
    resolve(proved);
    show(null);
  }
  show({ methods, answer, isProved });
  return isProved;
}

function show(next: Question | null): void {
  question = next;
  listeners.notify();
}

/** Asks for a second factor over the screen; what was typed there stays, and is sent once the factor is proved. */
export function FactorDialog() {
  const shown = useSyncExternalStore(listeners.subscribe, () => question);
  return (
    <Dialog
      open={shown !== null}
      onClose={() => shown?.answer(false)}
      title="Is it you?"
      description={operatorMessages.proveFactor}
    >
      {shown && <FactorForm methods={shown.methods} onProved={() => shown.answer(true)} />}
    </Dialog>
  );
}

function FactorForm({ methods, onProved }: { methods: DeskRefusal["methods"]; onProved: () => void }) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(twoStepRoutes.confirm.body),
    defaultValues: { code: "" },
  });
  const prove = useMutation({
    mutationFn: async ({ code }: { code?: string }) =>
      callApi(twoStepRoutes.prove, {
        body:
          code === undefined
            ? { passkey: await signWithPasskey(await callApi(passkeyRoutes.confirmOptions)) }
            : { code },
      }),
    onSuccess: onProved,
    onError(error) {
      if (error instanceof ApiError && error.code === "two_step_failed") {
        setError("code", { message: error.message }, { shouldFocus: true });
      }
    },
  });
  const byApp = methods.includes("app");
  const byPasskey = methods.includes("passkey");
  const failure = prove.error !== null && !formState.errors.code && !isReplaced(prove.error);
  return (
    <>
      {failure && (
        <Alert tone="danger">
          {passkeySentence(prove.error) ?? serverMessage(prove.error) ?? passkeyMessages.failed}
        </Alert>
      )}
      {byPasskey && (
        <Button
          variant={byApp ? "secondary" : "primary"}
          busy={prove.isPending}
          autoFocus={!byApp}
          onClick={() => prove.mutate({})}
        >
          {!prove.isPending && <KeyRound aria-hidden="true" className="size-5" />}
          Use a passkey
        </Button>
      )}
      {byApp && (
        <form
          noValidate
          onSubmit={handleSubmit((values) => prove.mutate(values))}
          className="flex flex-col gap-3"
        >
          <TextField
            label="Code"
            hint="Six digits, or one of your recovery codes"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            error={formState.errors.code?.message}
            {...register("code")}
          />
          <Button type="submit" busy={prove.isPending}>
            Confirm
          </Button>
        </form>
      )}
    </>
  );
}
