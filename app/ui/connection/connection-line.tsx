import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import { tryAgain, useConnection } from "./connection.ts";

/** The notice of a lost connection, above the unchanged page. */
export function ConnectionLine() {
  const { t } = useWords();
  const connection = useConnection();
  if (connection === "fine") return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-0 top-0 z-40 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-line-strong bg-card px-4 py-2 text-ink shadow-lg"
    >
      <p className="min-w-0 font-medium">
        {t(connection === "lost" ? "ui:connection.lost" : "ui:connection.back")}
      </p>
      <Button onClick={tryAgain}>{t("ui:tryAgain")}</Button>
    </div>
  );
}
