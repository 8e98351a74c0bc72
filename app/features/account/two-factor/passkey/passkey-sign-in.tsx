import { href, useFetcher } from "react-router";
import type { Kind } from "#app/ui/button.tsx";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { PasskeyButton } from "./passkey-button.tsx";

type Props = { label: WordKey; to: string; kind?: Kind; onExit?: () => void };

/**
 * Signing in with a passkey: the device and its owner's fingerprint, face or PIN are two factors.
 */
export function PasskeySignIn({ label, to, kind = "plain", onExit }: Props) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const refused = fetcher.data && !fetcher.data.ok ? fetcher.data.error : undefined;
  const send = (credential: string) => {
    onExit?.();
    fetcher.submit({ credential, to }, { method: "post", action: href("/login/passkey") });
  };
  return (
    <div className="grid gap-3">
      {refused && fetcher.state === "idle" && <Notice kind="error">{t(refused)}</Notice>}
      <PasskeyButton
        label={t(label)}
        kind={kind}
        from={href("/login/passkey")}
        onAnswer={send}
        pending={fetcher.state !== "idle"}
      />
    </div>
  );
}
