import { useWords } from "#app/ui/words.ts";
import { unprintableIn } from "#app/values/print-letters.ts";

/**
 * The sentence about the letters of a text that no paper can show; nothing when it can show all.
 */
export function Unprintable({ text }: { text: string }) {
  const { t } = useWords();
  const letters = unprintableIn(text);
  if (letters.length === 0) return null;
  const some = letters.slice(0, 8).join(" ");
  return (
    <span role="status" className="block font-medium text-ink">
      {t("ui:form.unprintable", { letters: letters.length > 8 ? `${some} …` : some })}
    </span>
  );
}
