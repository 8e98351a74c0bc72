import { redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { vehicleForm } from "#app/features/customers/forms.ts";
import { searchCustomers } from "#app/features/customers/list/customers.server.ts";
import { joinedParam, recordHref } from "#app/features/customers/merge/addresses.ts";
import { splitVehicle } from "#app/features/customers/merge/split.server.ts";
import { SplitForm } from "#app/features/customers/merge/split-form.tsx";
import {
  newVehicle,
  splitForm,
  splitFormSize,
  splittableJobs,
} from "#app/features/customers/merge/split-forms.ts";
import { RecordProblem } from "#app/features/customers/record-problem.tsx";
import { vehicleRow } from "#app/features/customers/store.server.ts";
import { findSameVehicle, findVehicle } from "#app/features/customers/vehicle/vehicle.server.ts";
import { carName } from "#app/features/repair/car-name.ts";
import { workId } from "#app/features/repair/job.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { jobsOfVehicle, shownVisit } from "#app/features/repair/visits/visits.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { useTimeZone } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay, yearIn } from "#app/values/calendar.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { Route } from "./+types/split-vehicle";

export const loader = read(
  { area: "repair", needs: "joinRecords" },
  async ({ context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const { db } = context.get(platformContext);
    const text = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 200).trim();
    const [vehicle, jobs, { vehicles }] = await Promise.all([
      findVehicle(db, shop.id, params.vehicleId),
      jobsOfVehicle(db, {
        shopId: shop.id,
        id: params.vehicleId,
        limit: splittableJobs,
        reader: languageOf(context),
      }),
      text ? searchCustomers(db, shop.id, text) : { vehicles: [] },
    ]);
    return {
      vehicle: vehicle ?? notFound(),
      jobs: jobs.map(shownVisit),
      text,
      found: vehicles.filter(({ id }) => id !== params.vehicleId),
      ids: { merge: newId(), vehicle: newId() },
    };
  },
);

export const action = write(
  { area: "repair", needs: "joinRecords" },
  async ({ context, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const { db, now } = context.get(platformContext);
    const { check, values = {} } = await receiveForm(request, splitFormSize);
    return attempt({ error: { key: "joining:split.failed" }, values }, async () => {
      const { vehicleId } = params;
      const vehicle = (await findVehicle(db, shop.id, vehicleId)) ?? notFound();
      const form = check(splitForm);
      if (!form.ok) return refuse(form);
      const { jobs: jobIds, version = vehicle.version, into: chosen } = form.value;
      if (jobIds.length === 0) return refuse({ error: { key: "joining:split.noJobs" }, values });
      const into = chosen === newVehicle ? newOne() : { id: chosen };
      if ("refused" in into) return into.refused;
      const besides = [vehicleId, into.id];
      if ("made" in into && (await findSameVehicle(db, shop.id, into.made, besides)))
        return refuse({ error: { key: "joining:split.onFile" }, values });
      const mergeId = formId(form.value.id, now());
      const split = { shopId: shop.id, vehicleId, jobIds, into, mergeId, version };
      const done = await splitVehicle(db, repairJobs, { ...split, by: viewer.id, now: now() });
      return done === "split"
        ? redirect(`${recordHref("vehicles", vehicleId)}?${joinedParam}=${mergeId}`)
        : refuse({ error: { key: "joining:split.changed" }, values }, 409);

      function newOne() {
        const facts = check(vehicleForm(yearIn(now(), readerZone(request))));
        if (!facts.ok) return { refused: refuse(facts) };
        const { version: _, ...typed } = facts.value;
        const { newId: sent } = form.ok ? form.value : {};
        return { id: formId(sent, now()), made: vehicleRow(typed) };
      }
    });
  },
);

export const clientAction = answering("joining:split.failed");

export default function SplitVehicle({ loaderData, actionData }: Route.ComponentProps) {
  const { language } = useWords();
  const zone = useTimeZone();
  const { vehicle, jobs, ...page } = loaderData;
  return (
    <SplitForm
      {...page}
      vehicle={{ ...vehicle, name: vehicleName(vehicle, language) }}
      jobs={jobs.map(({ id, number, createdAt, issues, translation, licensePlate, ...car }) => ({
        id,
        title: [
          workId(number),
          formatDay(createdAt.getTime(), language, zone),
          carName(car, language),
          licensePlate,
        ].join(" · "),
        issues: translation?.text ?? issues,
      }))}
      answer={actionData}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RecordProblem
      error={error}
      notFound="customers:vehicle.notFound"
      notLoaded="customers:vehicle.notLoaded"
    />
  );
}
