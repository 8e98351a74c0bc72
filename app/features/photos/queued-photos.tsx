import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.ts";
import type { QueuedPhoto } from "./photo-queue.client.ts";

type Props = {
  photos: readonly QueuedPhoto[];
  onAgain: (id: string) => void;
  onDrop: (id: string) => void;
};

/** Photos that are still on this device, and how far each is. */
export function QueuedPhotos({ photos, onAgain, onDrop }: Props) {
  const { t } = useWords();
  if (photos.length === 0) return null;
  return (
    <section className="rounded-lg border border-line bg-card">
      <header className="flex flex-wrap justify-between gap-x-4 border-b border-line px-4 py-3">
        <h2 className="label text-lg">{t("photos:waiting.title")}</h2>
        <p role="status" className="text-ink-soft">
          {t("photos:waiting.kept", { number: photos.length })}
        </p>
      </header>
      <ul className="divide-y divide-line">
        {photos.map(({ id, url, state, share, problem }) => (
          <li key={id} className="flex items-center gap-3 px-4 py-2">
            <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded bg-steel">
              {url && <img src={url} alt="" className="size-full object-cover" />}
            </span>
            <div className="min-w-0 flex-1">
              {problem ? (
                <p className="font-medium text-bad">{t(problem)}</p>
              ) : (
                <>
                  <p>
                    {state === "sending"
                      ? t("photos:waiting.sending", { percent: Math.round(share * 100) })
                      : t("photos:waiting.ready")}
                  </p>
                  <progress className="w-full accent-busy" value={share} max={1} aria-hidden />
                </>
              )}
            </div>
            {state === "stopped" && url && (
              <Button kind="plain" onClick={() => onAgain(id)}>
                {t("photos:waiting.again")}
              </Button>
            )}
            {state !== "sending" && (
              <Button kind="quiet" onClick={() => onDrop(id)}>
                {t("photos:waiting.drop")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
