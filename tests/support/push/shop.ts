import { v7 as newId } from "uuid";
import type { Role } from "#app/features/account/role.ts";
import type { PushKind } from "#app/features/push/kinds.ts";
import type { App } from "../app.ts";
import { answers, sentJob } from "../links/links.ts";
import { type Person, signedIn } from "../people.ts";
import { typedJob } from "../repair/typed-job.ts";
import { type Device, newDevice } from "./device.ts";

const all: PushKind[] = ["decided", "asked", "assigned", "message"];
export const page = "/account/notifications";

/** Turns notifications on for the session of a member. */
export const turnOn = (
  app: App,
  as: Person,
  device: Device = newDevice(),
  kinds: readonly string[] = all,
) => app.visit(page, { as, form: { ...device.form, "kinds[]": [...kinds] } });

/** A shop with a job whose quotes were sent, and what happens to it. */
export async function pushShop(app: App) {
  const made = await sentJob(app, { language: "en" });
  const { owner, job } = made;
  const edit = `/repair-cms/${job.id}/edit`;
  return {
    ...made,
    join: (role: Role) =>
      signedIn(app.db, "free", { name: "Beto Luna", worksAt: { shopId: owner.shopId, role } }),
    /** A member with a device that is told everything they may know. */
    async tell(as: Person, kinds: readonly string[] = all) {
      const device = newDevice();
      await turnOn(app, as, device, kinds);
      return device;
    },
    ask: () => app.visit(`${made.path}/ask`, { form: { key: newId(), text: "¿Cuánto tarda?" } }),
    decide: () => app.visit(made.path, { form: answers(made.quotes) }),
    assign: (technicianId: string, as: Person = owner) =>
      app.visit(edit, { as, form: { ...typedJob, technicianId } }),
  };
}
