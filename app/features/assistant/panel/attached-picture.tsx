import { useWords } from "#app/ui/words.ts";

/** The picture sent with the text read from it. */
export function AttachedPicture({ data, drop }: { data: string; drop: () => void }) {
  const { t } = useWords();
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      <input type="hidden" name="imageData" value={data} />
      {t("assistant:ask.image")}
      <button type="button" onClick={drop} className="min-h-11 underline underline-offset-2">
        {t("assistant:ask.dropImage")}
      </button>
    </p>
  );
}
