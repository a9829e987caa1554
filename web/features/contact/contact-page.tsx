import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import { type contactBodySchema, contactRoutes } from "#contract/contact.ts";
import { messages } from "#contract/messages.ts";
import { serverMessage } from "#web/lib/api-error.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { drafts } from "#web/lib/browser-drafts.ts";
import { useIsLoggedIn } from "#web/lib/browser-session.ts";
import { useUser } from "#web/lib/user-queries.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { toast } from "#web/ui/toast.ts";
import { ContactForm } from "./contact-form.tsx";

type ContactBody = z.input<typeof contactBodySchema>;

export function ContactPage() {
  const user = useUser();
  const isVisitor = !useIsLoggedIn();
  const [failures, setFailures] = useState(0);
  const send = useMutation({
    mutationFn: (body: ContactBody) => callApi(contactRoutes.send, { body }),
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
            <Alert tone="good">{send.data.msg}</Alert>
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
