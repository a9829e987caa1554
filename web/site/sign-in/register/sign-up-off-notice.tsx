import { useEffect, useState } from "react";
import { switchMessages } from "#contract/messages/switch-messages.ts";
import { configPath } from "#contract/pages/paths.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { t } from "#words/translate.ts";

/** Says that sign-up is switched off, below all controls. The form stays: it may be on again by the press. */
export function SignUpOffNotice() {
  if (!useIsSignUpOff()) return null;
  return (
    <Alert tone="warn" className="mx-auto mt-6 max-w-md">
      {t(switchMessages.sign_up)}
    </Alert>
  );
}

/** Asks without the API's client, which this page loads when it is touched. The server refuses in any case. */
function useIsSignUpOff(): boolean {
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    fetch(configPath, { signal: left.signal })
      .then((reply) => reply.json())
      .then((config: unknown) => setOff(namesSignUp(config)))
      .catch(() => undefined);
    return () => left.abort();
  }, []);
  return isOff;
}

function namesSignUp(config: unknown): boolean {
  if (typeof config !== "object" || config === null || !("switchedOff" in config)) return false;
  return Array.isArray(config.switchedOff) && config.switchedOff.includes("sign_up");
}
