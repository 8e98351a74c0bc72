import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findPlace, jobStateForm } from "#app/features/repair/states/find-place.server.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { answerStatus } from "#app/routes/repair/answer-status.server.ts";
import { Refusal } from "#app/routes/repair/refusal.tsx";
import type { Route } from "./+types/job-state";

export const loader = read({ area: "repair", needs: "diagnose" }, () => null);

export const action = write(
  { area: "repair", needs: "diagnose" },
  { button: jobStateForm, failed: "repair:jobs.statusNotSaved" },
  async (args: Route.ActionArgs & InShop, { state, ...posted }) => {
    const place = await findPlace(args.db, args.shop.id, state);
    if (!place) return refuse("repair:jobs.statusNotSaved", 404);
    return answerStatus(args, place, posted);
  },
);

export const clientAction = answering("repair:jobs.statusNotSaved");

export default Refusal;
