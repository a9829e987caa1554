import { Button } from "#web/kit/controls/button.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { FootLine } from "#web/kit/notices/foot-line.tsx";
import type { Phone } from "#web/phone/phone.ts";
import { usePhone } from "#web/phone/use-phone.ts";
import { t } from "#words/translate.ts";

/** Reason why the calling device does not open, which turns out at any time while the dialler is in use. */
export function DeviceNotice({ phone }: { phone: Phone }) {
  const { device, error } = usePhone(phone);
  return (
    <FootLine>
      <Alert
        tone="danger"
        action={
          device === "failed" && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => void phone.initialise().catch(() => undefined)}
            >
              {t("Try again")}
            </Button>
          )
        }
      >
        {error}
      </Alert>
    </FootLine>
  );
}
