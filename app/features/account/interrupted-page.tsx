import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { RequestLine } from "#app/ui/connection/request-line.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Interrupted } from "./interrupted-write.server.ts";
import { Entry, entryLink } from "./sign-in/entry.tsx";

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/** The form that was interrupted, ready to be sent again. */
export function InterruptedPage({ error, signIn, values = {}, sendTo }: Interrupted) {
  const { t } = useWords();
  const fields = Object.entries(values).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((one) => [`${name}[]`, one] as const)
      : [[name, value] as const],
  );
  const texts = fields.map(([, text]) => text).filter((text) => text.trim() && !uuid.test(text));
  return (
    <Entry title={t("account:kept.title")}>
      {error && <Notice kind="error">{t(error)}</Notice>}
      {!signIn && <RequestLine />}
      <p>
        {t(
          fields.length === 0
            ? "account:kept.none"
            : signIn
              ? "account:kept.steps"
              : "account:kept.retry",
        )}
      </p>
      {signIn && (
        <a
          className={entryLink}
          href={`${href("/login")}?to=${encodeURIComponent(sendTo)}`}
          target="_blank"
          rel="noopener"
        >
          {t("account:session.signInAgain")}
        </a>
      )}
      {fields.length > 0 && (
        <form method="post" action={sendTo} className="grid gap-4">
          {fields.map(([name, value], at) => {
            const key = `${at}`;
            return <input key={key} type="hidden" name={name} value={value} />;
          })}
          <Button type="submit" kind={signIn ? "plain" : "primary"}>
            {t("account:kept.again")}
          </Button>
        </form>
      )}
      {texts.length > 0 && (
        <ul className="grid gap-2 border-t border-line pt-4">
          {[...new Set(texts)].map((text) => (
            <li key={text} className="whitespace-pre-wrap rounded bg-steel px-3 py-2">
              {text}
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">{t("account:kept.files")}</p>
    </Entry>
  );
}
