import { redirect } from "react-router";
import type { z } from "zod";
import { afterChange } from "#app/features/calendar/appointment/after-change.server.ts";
import { type AppointmentRef, isAwaited } from "#app/features/calendar/appointment/appointment.ts";
import { moveForm, moveFormSize, stateForm } from "#app/features/calendar/appointment/forms.ts";
import { moveAppointment } from "#app/features/calendar/appointment/move.server.ts";
import {
  findAppointment,
  letterColumns,
  reminderColumn,
  setState,
} from "#app/features/calendar/appointment/state.server.ts";
import { lengthOf } from "#app/features/calendar/opening/openings.ts";
import { mayAssign, notAssigned } from "#app/features/repair/form/assign.server.ts";
import { attempt, done, notFound, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { ownPath } from "#app/http/return-to.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { instantOf, wallTimeOf } from "#app/values/wall-time.ts";

type Services = Pick<Platform, "db" | "now" | "mail" | "config" | "ai" | "defer">;

/** A control inside a page stays there; a form, and a browser without a script, go back to it. */
const backTo = (back: string | undefined) => {
  const path = ownPath(back);
  return path ? redirect(path) : done;
};

/** Changes an appointment by a posted form: only its day, or all its fields. */
export async function answerChange(services: Services, ref: AppointmentRef, request: Request) {
  const form = await readForm(request, moveForm, moveFormSize);
  if (!form.ok) return refuse(form);
  const { values, value } = form;
  const { whole, waits, back, ...wanted } = value;
  return attempt({ error: { key: "calendar:form.notSaved" }, values }, async () => {
    const changed = await changeAppointment(services.db, ref, {
      ...wanted,
      waits: whole ? waits : undefined,
      now: services.now(),
    });
    switch (changed) {
      case "gone":
        return notFound();
      case "saved":
        afterChange(services, ref);
        return backTo(back);
      case "hour":
        return refuse({ error: { key: "calendar:form.noHour" }, values });
      case "technician":
        return refuse(notAssigned(values));
      case "overtaken":
        return refuse({ error: { key: "calendar:form.changed" } }, 409);
      default:
        return refuse({ error: { key: `calendar:form.${changed}` }, values }, 409);
    }
  });
}

/** Sets the state of an appointment by a posted form. */
export async function answerState(services: Services, ref: AppointmentRef, request: Request) {
  const form = await readForm(request, stateForm);
  if (!form.ok) return refuse(form);
  const { back, ...wanted } = form.value;
  return attempt("calendar:form.notSaved", async () => {
    const changed = await setState(services.db, ref, { ...wanted, now: services.now() });
    switch (changed) {
      case "gone":
        return notFound();
      case "saved":
        afterChange(services, ref);
        return backTo(back);
      case "not":
        return refuse("calendar:form.notState", 409);
      case "overtaken":
        return refuse("calendar:form.changed", 409);
      default:
        return refuse(`calendar:form.${changed}`, 409);
    }
  });
}

type Change = Omit<z.output<typeof moveForm>, "whole" | "waits" | "back"> & {
  waits: boolean | undefined;
  now: number;
};

/**
 * Changes an appointment. Absent fields stay unchanged, the time by the wall clock. "hour": the
 * clocks never show it. "past": it is over. "technician": not a member.
 */
async function changeAppointment(
  db: Db,
  ref: AppointmentRef,
  { day, time, note, version, tells, now, ...wanted }: Change,
) {
  const row = await findAppointment(db, ref);
  if (!row) return "gone";
  const { zone } = row;
  const startsAt = instantOf(
    `${day}T${time ?? wallTimeOf(row.startsAt.getTime(), zone).slice(11, 16)}`,
    zone,
  );
  if (startsAt === undefined) return "hour";
  const technicianId = wanted.technicianId === undefined ? row.technicianId : wanted.technicianId;
  if (!(await mayAssign(db, ref.shopId, technicianId, row.technicianId))) return "technician";
  const hours = wanted.hours ?? row.hours;
  const isMoved = startsAt !== row.startsAt.getTime();
  if (isMoved && !(isAwaited(row.state) || row.state === "noShow")) return "past";
  const moved = { ...row, startsAt: new Date(startsAt) };
  // A confirmation was for the earlier time.
  const state = isMoved && row.state !== "requested" ? ("booked" as const) : row.state;
  return moveAppointment(db, ref, {
    day,
    hours,
    waits: wanted.waits ?? row.waits,
    technicianId,
    startsAt: moved.startsAt,
    endsAt: new Date(startsAt + lengthOf(hours)),
    version: version ?? row.version,
    set: {
      state,
      ...(note !== undefined && { note }),
      ...(isMoved && reminderColumn(moved, now)),
      ...(isMoved && tells && letterColumns("moved", row, now)),
    },
    now,
  });
}
