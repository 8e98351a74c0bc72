import { href } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { findModel } from "#app/features/customers/recalls/find-model.server.ts";
import { RecallList } from "#app/features/customers/recalls/recall-list.tsx";
import { findRecalls } from "#app/features/customers/recalls/recalls.server.ts";
import { notFound } from "#app/http/answers.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { useWords } from "#app/ui/words.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { Route } from "./+types/recalls";

// Read by a vehicle's page once that is there, and a page of its own without JavaScript.
export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ platform, params, shop }: Route.LoaderArgs & InShop) => {
    const found = (await findModel(platform, shop.id, params.vehicleId)) ?? notFound();
    const { model, vin, near } = found;
    const recalls = model && (await findRecalls(platform, shop.id, model, near));
    const isDemo = platform.config.vin === "demo";
    return {
      hasYear: model !== undefined,
      shown: model && recalls ? { model, vin, recalls, isDemo } : null,
    };
  },
);

export default function Page({ loaderData, params }: Route.ComponentProps) {
  const { shown, hasYear } = loaderData;
  const { t, language } = useWords();
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader
        title={t("recalls:title")}
        back={{
          to: href("/repair-cms/vehicles/:vehicleId", params),
          label: t("recalls:back"),
        }}
      />
      {shown ? (
        <Section title={vehicleName(shown.model, language)}>
          <RecallList {...shown} />
        </Section>
      ) : (
        <Notice kind="info">{hasYear ? t("recalls:notAnswered") : t("recalls:incomplete")}</Notice>
      )}
    </div>
  );
}
