import { useState } from "react";
import type { UserSettings } from "#contract/user-settings.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DeleteUserForm } from "./delete-user-form.tsx";

export function DeleteUserCard({ settings }: { settings: UserSettings }) {
  const [asked, setAsked] = useState(false);
  return (
    <Card title="Delete account">
      <p className="mb-5 text-ink-soft text-sm">
        Your name, address and messages are erased for good. What was paid and called stays in our books,
        without you.
      </p>
      <Button variant="danger" onClick={() => setAsked(true)}>
        Delete my account
      </Button>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title="Delete your account?"
        description="This cannot be undone."
      >
        <DeleteUserForm settings={settings} onLeave={() => setAsked(false)} />
      </Dialog>
    </Card>
  );
}
