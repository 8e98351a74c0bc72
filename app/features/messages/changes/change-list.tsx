import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { ShownChanges } from "./changes.server.ts";
import type { MessageChange } from "./changes.ts";

const words: Record<MessageChange, WordKey> = {
  "shop.texting": "messages:changes.texting",
  "shop.textingRemoved": "messages:changes.textingRemoved",
  "shop.templates": "messages:changes.templates",
};

/** Who changed what of how a shop writes. */
export function ChangeList({ changes }: { changes: ShownChanges }) {
  const { t } = useWords();
  if (changes.length === 0) return null;
  return (
    <section className="mt-8 border-t border-line pt-4">
      <h2 className="heading-small">{t("messages:changes.title")}</h2>
      <ul className="mt-2 grid gap-1">
        {changes.map(({ id, action, at, by }) => (
          <li key={id}>
            {t(words[action])}
            <span className="text-ink-soft">
              {" · "}
              {by ?? t("messages:changes.gone")} · <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
