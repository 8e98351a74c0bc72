import { useEffect, useState } from "react";
import { Button, type Kind } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { Ask } from "./passkey.client.ts";

type Props = {
  label: string;
  kind?: Kind;
  /** The address that issues the challenge. */
  from: string;
  /** The passkey's response, as text for a form field. */
  onAnswer: (credential: string) => void;
  pending?: boolean;
};

/** Whether this browser supports passkeys; undefined before hydration. */
export function usePasskeySupport(): boolean | undefined {
  const [support, setSupport] = useState<boolean>();
  useEffect(() => setSupport(typeof PublicKeyCredential === "function"), []);
  return support;
}

/**
 * A button that requests a passkey. Without JavaScript or support for passkeys it shows a notice
 * instead.
 */
export function PasskeyButton({ label, kind = "plain", from, onAnswer, pending = false }: Props) {
  const { t } = useWords();
  const support = usePasskeySupport();
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<WordKey>();
  const ask = async () => {
    setWaiting(true);
    setProblem(undefined);
    try {
      const [{ askPasskey }, options] = await Promise.all([
        import("./passkey.client.ts"),
        fetchJson(from),
      ]);
      onAnswer(await askPasskey(options));
    } catch {
      setProblem("twoFactor:passkey.cancelled");
    }
    setWaiting(false);
  };
  if (support === false)
    return <p className="text-ink-soft">{t("twoFactor:passkey.unsupported")}</p>;
  return (
    <div className="grid gap-2">
      {/* Reserves its space before hydration, so that the layout does not shift. */}
      <Button
        kind={kind}
        className={`w-full ${support ? "" : "invisible"}`}
        pending={(waiting || pending) && t("twoFactor:passkey.waiting")}
        onClick={ask}
      >
        {label}
      </Button>
      <noscript>
        <p className="text-ink-soft">{t("twoFactor:passkey.noScript")}</p>
      </noscript>
      <p role="status" className="font-medium text-bad empty:hidden">
        {problem && t(problem)}
      </p>
    </div>
  );
}

async function fetchJson(address: string): Promise<Ask> {
  const answer = await fetch(address, { headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
