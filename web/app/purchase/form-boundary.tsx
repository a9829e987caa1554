import { Component, type ReactNode } from "react";
import { messages } from "#contract/messages/messages.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { t } from "#words/translate.ts";

/** Says that the provider's script fails in this browser. Otherwise the error would replace the page, and end a call. */
export class FormBoundary extends Component<{ onCancel: () => void; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Alert tone="danger">
        <p className="mb-3">{t(messages.payment.formUnsupported)}</p>
        <Button variant="secondary" size="small" onClick={this.props.onCancel}>
          {t("Cancel")}
        </Button>
      </Alert>
    );
  }
}
