import { Moment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { ShownChanges } from "./changes.server.ts";
import type { ShopChange } from "./changes.ts";

const words: Record<ShopChange, WordKey> = {
  "shop.texting": "shop:changes.texting",
  "shop.textingRemoved": "shop:changes.textingRemoved",
  "shop.templates": "shop:changes.templates",
  "shop.calendar": "shop:changes.calendar",
  "shop.closures": "shop:changes.closures",
  "shop.followUp": "shop:changes.followUp",
};

/** Changes of a shop's settings, with their authors. */
export function ChangeList({ changes }: { changes: ShownChanges }) {
  const { t } = useWords();
  if (changes.length === 0) return null;
  return (
    <section className="mt-8 border-t border-line pt-4">
      <h2 className="heading-small">{t("shop:changes.title")}</h2>
      <ul className="mt-2 grid gap-1">
        {changes.map(({ id, action, at, by }) => (
          <li key={id}>
            {t(words[action])}
            <span className="text-ink-soft">
              {" · "}
              {by ?? t("shop:changes.gone")} · <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
