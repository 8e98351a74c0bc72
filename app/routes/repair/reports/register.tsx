import { href } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { CsvLink } from "#app/features/reports/csv-link.tsx";
import { readRegister } from "#app/features/reports/register/read-register.server.ts";
import {
  readRegister as readAsked,
  registerQuery,
} from "#app/features/reports/register/register.ts";
import { RegisterPage } from "#app/features/reports/register/register-page.tsx";
import { ReportTabs } from "#app/features/reports/report-tabs.tsx";
import { readOr } from "#app/http/answers.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/register";

export const loader = read(
  { area: "repair", needs: "manageMoney" },
  async ({ db, now, request, shop }: Route.LoaderArgs & InShop) => {
    const asked = readAsked(new URL(request.url).searchParams);
    const all = may(shop, "manageShop");
    return readOr("the register could not be read", { asked, all, register: null }, async () => {
      const { shop: _, ...register } = await readRegister(db, shop.id, {
        asked,
        now,
        readerZone: readerZone(request),
      });
      return { asked, all, register };
    });
  },
);

export default function Register({ loaderData }: Route.ComponentProps) {
  const { asked, all, register } = loaderData;
  const { t } = useWords();
  return (
    <>
      <PageHeader
        title={t("reports:register.title")}
        lead={t("reports:register.lead")}
        back={{ to: href("/repair-cms"), label: t("reports:back") }}
      />
      <ReportTabs all={all} />
      {register ? (
        <>
          <RegisterPage asked={asked} register={register} />
          <CsvLink
            to={href("/repair-cms/reports/register.csv") + registerQuery(asked)}
            text={t("reports:csv")}
          />
        </>
      ) : (
        <NotLoaded what="reports:register.notLoaded" />
      )}
    </>
  );
}
