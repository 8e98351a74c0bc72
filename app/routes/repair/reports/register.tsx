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
import { readOr } from "#app/http/answers.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/register";
import { ReportFrame } from "./report-frame.tsx";

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
    <ReportFrame
      title="reports:register.title"
      lead="reports:register.lead"
      tabs={{ all }}
      notLoaded="reports:register.notLoaded"
    >
      {register && (
        <>
          <RegisterPage asked={asked} register={register} />
          <CsvLink
            to={href("/repair-cms/reports/register.csv") + registerQuery(asked)}
            text={t("reports:csv")}
          />
        </>
      )}
    </ReportFrame>
  );
}
