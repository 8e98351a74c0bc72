import { useWords } from "#app/ui/words.ts";

/**
 * Button that reads the enclosing element aloud; the script of the page shows it if the device has
 * a voice.
 */
export function AloudButton() {
  const { t } = useWords();
  return (
    <button type="button" className="second" hidden data-aloud={t("approval:aloud.stop")}>
      {t("approval:aloud.read")}
    </button>
  );
}
