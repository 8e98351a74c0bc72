import { href } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { marksForm, marksFormSize } from "#app/features/inspection/forms.ts";
import { markPoints } from "#app/features/inspection/mark.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { attempt, doneAt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/marks";

const conflicts: ReadonlySet<string> = new Set(["inspection:isFinished", "inspection:overtaken"]);

export const loader = read({ area: "repair", needs: "diagnose" }, () => null);

/** Saves marks of points: several from the page's queue, one from a form. */
export const action = write(
  { area: "repair", needs: "diagnose" },
  async ({ db, now, params: { jobId }, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const form = await readForm(request, marksForm, marksFormSize);
    if (!form.ok) return refuse(Object.values(form.fields ?? {})[0] ?? form);
    const { value: marks, values } = form;
    return attempt({ error: { key: "inspection:notSaved" }, values }, async () => {
      const mark = { marks, by: viewer.id, now };
      const saved = await markPoints(db, { shopId: shop.id, jobId }, mark);
      if (saved === "gone") notFound();
      if (saved !== "saved") return refuse(saved, conflicts.has(saved) ? 409 : 422);
      const page = href("/repair-cms/:jobId/inspection", { jobId });
      return doneAt(request, `${page}#point-${marks.at(-1)!.point}`);
    });
  },
);

/** Nothing is asked, so that only the scripts of this address are loaded ahead. */
export const clientLoader = () => null;

export const clientAction = answering("inspection:notSaved");

export default ActionError;
