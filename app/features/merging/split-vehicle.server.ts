import { redirect } from "react-router";
import { v7 as newId } from "uuid";
import { vehicleForm } from "#app/features/customers/forms.ts";
import { searchCustomers } from "#app/features/customers/list/customers.server.ts";
import { joinedParam, recordHref } from "#app/features/customers/merge/addresses.ts";
import { splitVehicle } from "#app/features/customers/merge/split.server.ts";
import {
  newVehicle,
  splitForm,
  splitFormSize,
  splittableJobs,
} from "#app/features/customers/merge/split-forms.ts";
import { vehicleRow } from "#app/features/customers/store.server.ts";
import { findSameVehicle, findVehicle } from "#app/features/customers/vehicle/vehicle.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { jobsOfVehicle, shownVisit } from "#app/features/repair/visits/visits.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { receiveForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { readerZone } from "#app/http/time-zone.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { yearIn } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";

/** A vehicle with its jobs, and the vehicles that `?q=` finds to move them to. */
export async function findSplitPage(
  { db }: Pick<Platform, "db">,
  { shopId, vehicleId, reader }: { shopId: string; vehicleId: string; reader: Language },
  search: URLSearchParams,
) {
  const text = (search.get("q") ?? "").slice(0, 200).trim();
  const [vehicle, jobs, { vehicles }] = await Promise.all([
    findVehicle(db, shopId, vehicleId),
    jobsOfVehicle(db, { shopId, id: vehicleId, limit: splittableJobs, reader }),
    text ? searchCustomers(db, shopId, text) : { vehicles: [] },
  ]);
  return {
    vehicle: vehicle ?? notFound(),
    jobs: jobs.map(shownVisit),
    text,
    found: vehicles.filter(({ id }) => id !== vehicleId),
    ids: { merge: newId(), vehicle: newId() },
  };
}

/** Moves the posted jobs of a vehicle to another, on file or new, and redirects to the first. */
export async function answerSplit(
  { db, now }: Pick<Platform, "db" | "now">,
  { shopId, vehicleId, by }: { shopId: string; vehicleId: string; by: string },
  request: Request,
) {
  const { check, values = {} } = await receiveForm(request, splitFormSize);
  return attempt({ error: { key: "merge:split.failed" }, values }, async () => {
    const vehicle = (await findVehicle(db, shopId, vehicleId)) ?? notFound();
    const form = check(splitForm);
    if (!form.ok) return refuse(form);
    const { jobs: jobIds, version = vehicle.version, into: chosen } = form.value;
    if (jobIds.length === 0) return refuse({ error: { key: "merge:split.noJobs" }, values });
    const into = chosen === newVehicle ? newOne() : { id: chosen };
    if ("refused" in into) return into.refused;
    const besides = [vehicleId, into.id];
    if ("made" in into && (await findSameVehicle(db, shopId, into.made, besides)))
      return refuse({ error: { key: "merge:split.onFile" }, values });
    const mergeId = formId(form.value.id, now());
    const split = { shopId: shopId, vehicleId, jobIds, into, mergeId, version };
    const done = await splitVehicle(db, repairJobs, { ...split, by, now: now() });
    return done === "split"
      ? redirect(`${recordHref("vehicles", vehicleId)}?${joinedParam}=${mergeId}`)
      : refuse({ error: { key: "merge:split.changed" }, values }, 409);

    function newOne() {
      const facts = check(vehicleForm(yearIn(now(), readerZone(request))));
      if (!facts.ok) return { refused: refuse(facts) };
      const { version: _, ...typed } = facts.value;
      const { newId: sent } = form.ok ? form.value : {};
      return { id: formId(sent, now()), made: vehicleRow(typed) };
    }
  });
}
