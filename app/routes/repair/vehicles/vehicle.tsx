import { href } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { SignedWalks } from "#app/features/approval/walk-round/signed-walks.tsx";
import { listSignedWalks } from "#app/features/approval/walk-round/walk-signatures.server.ts";
import { RecordProblem } from "#app/features/customers/record-problem.tsx";
import { shownVehiclePage } from "#app/features/declined/shown-vehicle-page.ts";
import { findVehiclePage } from "#app/features/declined/vehicle-page.server.ts";
import { VehicleView } from "#app/features/declined/vehicle-view.tsx";
import { FoundLine } from "#app/features/inspection/vehicle/found-line.tsx";
import { OpenFindings } from "#app/features/inspection/vehicle/open-findings.tsx";
import { findVehicleFindings } from "#app/features/inspection/vehicle/vehicle-findings.server.ts";
import { findVehicleDue } from "#app/features/reminders/known/find-due.server.ts";
import { RecommendationList } from "#app/features/reminders/shown/recommendation-list.tsx";
import { TextsContext } from "#app/features/repair/texts/free-text.tsx";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { leadToSurvivor } from "#app/routes/repair/customers/joined.server.ts";
import { readBefore } from "#app/values/list-address.ts";
import type { Route } from "./+types/vehicle";

export const loader = read(
  { area: "repair", needs: "readRecords" },
  async ({ platform, db, now, context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const { ai } = platform;
    const before = readBefore(new URL(request.url).searchParams);
    const asked = {
      shopId: shop.id,
      id: params.vehicleId,
      before,
      prices: may(shop, "seePrices"),
      readerZone: readerZone(request),
      reader: languageOf(context),
      now,
    };
    const [read, found, walks, due] = await Promise.all([
      findVehiclePage(db, asked),
      findVehicleFindings(db, asked),
      before === undefined ? listSignedWalks(db, asked) : [],
      findVehicleDue(db, shop.id, { vehicleId: asked.id, ...asked }),
    ]);
    const page =
      read ??
      (await leadToSurvivor(db, { kind: "vehicles", ...asked }, (vehicleId) =>
        href("/repair-cms/vehicles/:vehicleId", { vehicleId }),
      ));
    const shown = shownVehiclePage(page, {
      isDemo: ai.isDemo,
      newer: before !== undefined,
      mayQuote: may(shop, "editQuotes"),
      mayJoin: may(shop, "joinRecords"),
    });
    return { ...shown, found, due, walks: walks.map((one) => ({ ...one, at: one.at.getTime() })) };
  },
);

export const shouldRevalidate = askedBehindDialog();

export default function VehiclePage({ loaderData }: Route.ComponentProps) {
  const { found, due, walks, ...page } = loaderData;
  return (
    <TextsContext value={page.texts}>
      <VehicleView
        {...page}
        foundOf={(quoteId) =>
          found.declined[quoteId]?.map((one) => <FoundLine key={one.id} finding={one} />)
        }
        open={
          <>
            <RecommendationList due={due} mayAsk={page.mayQuote} />
            <OpenFindings findings={found.open} />
            <SignedWalks walks={walks} />
          </>
        }
      />
    </TextsContext>
  );
}

export const ErrorBoundary = (props: Route.ErrorBoundaryProps) => (
  <RecordProblem
    {...props}
    notFound="customers:vehicle.notFound"
    notLoaded="customers:vehicle.notLoaded"
  />
);
