import { redirect } from "react-router";
import { afterChange } from "#app/features/calendar/appointment/after-change.server.ts";
import type { AppointmentRef } from "#app/features/calendar/appointment/appointment.ts";
import { changeAppointment } from "#app/features/calendar/appointment/change.server.ts";
import { moveForm, moveFormSize, stateForm } from "#app/features/calendar/appointment/forms.ts";
import { setState } from "#app/features/calendar/appointment/state.server.ts";
import { attempt, done, notFound, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { ownPath } from "#app/http/return-to.ts";
import type { Platform } from "#app/platform/platform.server.ts";

type Services = Pick<Platform, "db" | "now" | "mail" | "config" | "ai" | "defer">;

/** A control inside a page stays there; a form, and a browser without a script, go back to it. */
const backTo = (back: string | undefined) => {
  const path = ownPath(back);
  return path ? redirect(path) : done;
};

/** Changes an appointment as a posted form says: its day alone, or all that it takes. */
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
        return refuse({
          error: { key: "ui:form.fix" },
          fields: { technicianId: { key: "repair:jobs.technicianGone" } },
          values,
        });
      case "overtaken":
        return refuse({ error: { key: "calendar:form.changed" } }, 409);
      default:
        return refuse({ error: { key: `calendar:form.${changed}` }, values }, 409);
    }
  });
}

/** Sets the state of an appointment as a posted form says. */
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
