import { useEffect } from "react";
import { href, useFetcher } from "react-router";
import { Section } from "#app/ui/page/section.tsx";
import { useWords } from "#app/ui/words.ts";
import { RecallList, type ShownRecalls } from "./recall-list.tsx";

/**
 * Recalls on a vehicle's page, fetched after the page has loaded; nothing where they are
 * unavailable. Without JavaScript a link leads to them.
 */
export function VehicleRecalls({ vehicleId }: { vehicleId: string }) {
  const { t } = useWords();
  const address = href("/repair-cms/vehicles/:vehicleId/recalls", { vehicleId });
  const { data, load } = useFetcher<{ shown: ShownRecalls | null }>({ key: address });
  const asked = data !== undefined;
  useEffect(() => {
    if (!asked) load(address);
  }, [asked, load, address]);
  if (data?.shown)
    return (
      <Section title={t("recalls:title")}>
        <RecallList {...data.shown} />
      </Section>
    );
  return (
    <noscript>
      <a className="inline-flex min-h-11 items-center font-medium underline" href={address}>
        {t("recalls:open")}
      </a>
    </noscript>
  );
}
