import { href } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { CsvLink } from "#app/features/reports/csv-link.tsx";
import { CashCount } from "#app/features/reports/day/cash-count.tsx";
import { countTill } from "#app/features/reports/day/count-till.server.ts";
import { DayPage } from "#app/features/reports/day/day-page.tsx";
import { listTillCounts } from "#app/features/reports/day/till-counts.server.ts";
import { readRegister } from "#app/features/reports/register/read-register.server.ts";
import { dayAsked, registerQuery } from "#app/features/reports/register/register.ts";
import { done, readOr, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { smallForm } from "#app/http/form-size.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/day";
import { ReportFrame } from "./report-frame.tsx";

export const loader = read(
  { area: "repair", needs: "manageMoney" },
  async ({ db, now, request, shop }: Route.LoaderArgs & InShop) => {
    const asked = dayAsked(new URL(request.url).searchParams);
    const all = may(shop, "manageShop");
    return readOr("the day could not be read", { asked, all, found: null }, async () => {
      const moment = { now, readerZone: readerZone(request) };
      const [{ shop: where, ...register }, counts] = await Promise.all([
        readRegister(db, shop.id, { asked, ...moment }),
        listTillCounts(db, shop.id, { day: asked.from, ...moment }),
      ]);
      const { today, currency } = where;
      const found = { register, day: register.days.from, today, counts, currency, id: newId() };
      return { asked, all, found };
    });
  },
);

/** Stores the cash that was counted. */
export const action = write(
  { area: "repair", needs: "manageMoney" },
  { receives: smallForm, failed: "reports:day.notStored" },
  async ({ db, now, context, shop, viewer }: Route.ActionArgs & InShop, received) => {
    const values = received.values ?? {};
    const by = { by: viewer.id, now, language: languageOf(context) };
    const stored = await countTill(db, shop.id, { ...received, ...by });
    if (stored === "stored") return done;
    if (stored === "tooMany") return refuse({ error: { key: "reports:day.tooMany" }, values });
    return refuse(stored);
  },
);

export const clientAction = answering("reports:day.notStored");

export default function Day({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, all, found } = loaderData;
  const { t } = useWords();
  return (
    <ReportFrame
      title="reports:day.title"
      lead="reports:day.lead"
      tabs={{ all }}
      notLoaded="reports:register.notLoaded"
    >
      {found && (
        <>
          <DayPage {...found}>
            <CashCount {...found} till={found.register.till} answer={actionData} />
          </DayPage>
          <CsvLink
            to={`${href("/repair-cms/reports/day.csv")}?day=${found.day}`}
            text={t("reports:day.csvTill")}
          />
          <CsvLink
            to={href("/repair-cms/reports/register.csv") + registerQuery(asked)}
            text={t("reports:csv")}
          />
        </>
      )}
    </ReportFrame>
  );
}
