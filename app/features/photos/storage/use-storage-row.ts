import { storageSize } from "#app/features/photos/photo.ts";
import { useWords } from "#app/ui/words.ts";

/** The line of the status panel about shops whose photo storage is almost full. */
export function useStorageRow(shops: readonly { name: string | null; bytes: number }[]) {
  const { t } = useWords();
  const named = shops.map(
    ({ name, bytes }) => `${name ?? t("photos:noName")}: ${storageSize(bytes)}`,
  );
  return {
    label: t("photos:shopsNearlyFull"),
    state: named.join(" · ") || t("photos:noShops"),
    tone: shops.length > 0 ? ("bad" as const) : ("good" as const),
  };
}
