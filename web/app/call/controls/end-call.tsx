import { PhoneOff } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Button, type ButtonProps } from "#web/kit/controls/button.tsx";
import type { Phone } from "#web/phone/phone.ts";
import { t } from "#words/translate.ts";

/** The second press of a double press comes within this time. */
const doublePress_ms = 500;

/** The button that ends the call, and takes no notice of the rest of a double or held press, which started it. */
export function EndCall({ phone, ...button }: ButtonProps & { phone: Phone }) {
  const [shownAt_ms] = useState(() => performance.now());
  function leaveOutRest(event: KeyboardEvent): void {
    const isPress = event.key === "Enter" || event.key === " ";
    if (isPress && (event.repeat || performance.now() - shownAt_ms < doublePress_ms)) event.preventDefault();
  }
  return (
    <Button
      {...button}
      variant="danger"
      onKeyDown={leaveOutRest}
      onClick={({ detail }) => {
        if (detail !== 2) phone.end();
      }}
    >
      <PhoneOff aria-hidden="true" className="size-5" />
      {t("End Call")}
    </Button>
  );
}
