import { href } from "react-router";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Writing } from "./writing.ts";

type Props = { photos: Writing["photos"]; chosen?: readonly string[] };

/** Photos of the job that may go with a message, each with a tick. */
export function Pictures({ photos, chosen = [] }: Props) {
  const { t } = useWords();
  if (photos.length === 0) return null;
  return (
    <details open={chosen.length > 0}>
      <summary className="w-fit cursor-pointer py-2.5">{t("messages:pictures.add")}</summary>
      <p className="mb-2 text-base text-ink-soft">{t("messages:pictures.hint")}</p>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {photos.map(({ id, jobId, caption }, at) => (
          <li key={id}>
            <Tick
              name="photo[]"
              value={id}
              defaultChecked={chosen.includes(id)}
              className="flex-col-reverse"
            >
              <img
                src={href("/repair-cms/:jobId/photos/:photoId/file/:size", {
                  jobId,
                  photoId: id,
                  size: "small",
                })}
                alt={caption || t("messages:pictures.one", { number: at + 1 })}
                width={160}
                height={120}
                loading="lazy"
                className="aspect-4/3 w-full rounded-lg border border-line object-cover"
              />
            </Tick>
          </li>
        ))}
      </ul>
    </details>
  );
}
