import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { messages } from "#contract/messages.ts";
import { refusals } from "#contract/refusals.ts";
import { twoStepRoutes } from "#contract/two-step.ts";
import { ApiError, serverMessage } from "#web/lib/api-error.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { session } from "#web/lib/browser-session.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

interface SecondStepFormProps {
  challenge: string;
  /** Back to the first step. */
  onLeave: () => void;
}

/** The second step of logging in: a code from the app, or a recovery code. */
export function SecondStepForm({ challenge, onLeave }: SecondStepFormProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(twoStepRoutes.confirm.body),
    defaultValues: { code: "" },
  });
  const finish = useMutation({
    mutationFn: ({ code }: { code: string }) =>
      callApi(twoStepRoutes.finishLogin, { body: { challenge, code } }),
    onSuccess: (reply) => {
      onLeave();
      session.start(reply.token, reply.user.id);
    },
    onError: (error) => {
      const sentence = serverMessage(error) ?? messages.twoStep.failed;
      if (error instanceof ApiError && error.code === "two_step_failed") {
        setError("code", { message: sentence }, { shouldFocus: true });
        return;
      }
      toast.error(sentence);
      if (error instanceof ApiError && error.code === "two_step_expired") onLeave();
    },
  });
  return (
    <form noValidate onSubmit={handleSubmit((values) => finish.mutate(values))} className="space-y-5">
      <p role="status" className="text-ink-soft text-sm">
        {refusals.two_step_required.message}
      </p>
      <TextField
        label="Code"
        hint="Six digits, or one of your recovery codes"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // The code is the only field of the page.
        autoFocus
        error={formState.errors.code?.message}
        {...register("code")}
      />
      <Button type="submit" size="large" busy={finish.isPending} className="w-full">
        Continue
      </Button>
      <Button variant="quiet" className="w-full" onClick={onLeave}>
        Back to Login
      </Button>
    </form>
  );
}
