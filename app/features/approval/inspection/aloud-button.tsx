import { useWords } from "#app/ui/words.ts";

/** Reads what stands around it aloud; the script of the page shows it where the device has a voice. */
export function AloudButton() {
  const { t } = useWords();
  return (
    <button type="button" className="second" hidden data-aloud={t("approval:aloud.stop")}>
      {t("approval:aloud.read")}
    </button>
  );
}
