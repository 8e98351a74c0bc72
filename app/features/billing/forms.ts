import { z } from "zod";
import { choice } from "#app/http/form.ts";
import { paidTiers } from "./plans.ts";

/** The plan only: price, trial and customer are the server's to decide. */
export const planForm = z.object({ plan: choice(paidTiers) });
