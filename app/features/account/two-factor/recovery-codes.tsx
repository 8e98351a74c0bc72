import { useEffect, useState } from "react";
import { href } from "react-router";
import { Button, buttonClass, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

/**
 * New recovery codes, shown once, to download, print or write down. `next`: the page that follows.
 */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const { t } = useWords();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className="grid gap-5">
      <Notice kind="info">{t("twoFactor:codes.shown")}</Notice>
      <p className="text-ink-soft">{t("twoFactor:codes.where")}</p>
      <ol className="grid gap-x-8 gap-y-2 rounded-md bg-steel p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="font-mono text-base tabular-nums">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        {/* A plain form: the browser's own downloading stays on this page, which is not shown again. */}
        <form method="post" action={href("/account/two-step/recovery-codes.txt")}>
          <input type="hidden" name="codes" value={codes.join(" ")} />
          <button type="submit" className={buttonClass()}>
            {t("twoFactor:codes.download")}
          </button>
        </form>
        {ready && <Button onClick={() => print()}>{t("twoFactor:codes.print")}</Button>}
        <LinkButton kind="primary" to={next}>
          {t("twoFactor:saved")}
        </LinkButton>
      </div>
    </div>
  );
}
