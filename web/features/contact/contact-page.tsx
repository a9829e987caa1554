import { useMutation } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { contactRoutes } from "#contract/contact.ts";
import { messages } from "#contract/messages.ts";
import { serverMessage } from "#web/lib/api-error.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { drafts } from "#web/lib/browser-drafts.ts";
import { useIsLoggedIn } from "#web/lib/browser-session.ts";
import { useUser } from "#web/lib/user-queries.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { toast } from "#web/ui/toast.ts";
import { ContactForm, type ContactValues } from "./contact-form.tsx";

export function ContactPage() {
  const user = useUser();
  const isVisitor = !useIsLoggedIn();
  const [failures, setFailures] = useState(0);
  const send = useMutation({
    mutationFn: (body: ContactValues) => callApi(contactRoutes.send, { body }),
    onSuccess: () => drafts.drop("contact"),
    onError: (error) => {
      setFailures((count) => count + 1);
      toast.error(serverMessage(error) ?? messages.contact.failed);
    },
  });

  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle lead="Questions about a call, a payment or anything else: write to us and a person will answer.">
        Contact
      </PageTitle>
      <Card>
        {send.isSuccess ? (
          <div className="space-y-6">
            {/* The page's content now, and no alert: without it the page would be empty. */}
            <p role="status" className="flex gap-3 font-semibold text-lg">
              <CircleCheck aria-hidden="true" className="mt-1 size-5.5 shrink-0 text-good" />
              <span>{send.data.msg}</span>
            </p>
            <ButtonLink to="/" variant="secondary">
              Return to Home
            </ButtonLink>
          </div>
        ) : isVisitor || user.data || user.isError ? (
          <ContactForm
            sender={user.data}
            attempt={failures}
            busy={send.isPending}
            onSubmit={(body) => send.mutate(body)}
          />
        ) : (
          <Loading />
        )}
      </Card>
    </div>
  );
}
