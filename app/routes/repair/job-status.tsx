import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { statusForm } from "#app/features/repair/form/job-forms.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/job-status";
import { answerStatus } from "./answer-status.server.ts";
import { Refusal } from "./refusal.tsx";

export const loader = read({ area: "repair", needs: "diagnose" }, () => null);

export const action = write(
  { area: "repair", needs: "diagnose" },
  { button: statusForm, failed: "repair:jobs.statusNotSaved" },
  async (args: Route.ActionArgs & InShop, { status, ...posted }) =>
    answerStatus(args, { status }, posted),
);

export const clientAction = answering("repair:jobs.statusNotSaved");

export default Refusal;
