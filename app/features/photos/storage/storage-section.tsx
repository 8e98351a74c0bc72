import { photoLimits, storageSize, storageState } from "#app/features/photos/photo.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

/** Photo storage of a shop, with a warning before it is full. */
export function StorageSection({ stored }: { stored: number }) {
  const { t } = useWords();
  const sizes = { used: storageSize(stored), most: storageSize(photoLimits.perShop) };
  return (
    <section className="mt-6 grid gap-2">
      <h2 className="heading-small">{t("photos:storageTitle")}</h2>
      <p>{t("photos:storage", sizes)}</p>
      <meter
        className="w-full max-w-sm"
        min={0}
        max={photoLimits.perShop}
        high={photoLimits.perShop * photoLimits.warnedFrom}
        value={stored}
        aria-label={t("photos:storageTitle")}
      />
      <StorageNotice stored={stored} />
    </section>
  );
}

/** Says when the storage of a shop is almost full, and when it is. */
export function StorageNotice({ stored }: { stored: number }) {
  const { t } = useWords();
  const state = storageState(stored);
  if (state === "free") return null;
  return (
    <Notice kind="info">
      {state === "full"
        ? t("photos:problem.shopFull")
        : t("photos:nearlyFull", {
            used: storageSize(stored),
            most: storageSize(photoLimits.perShop),
          })}
    </Notice>
  );
}
