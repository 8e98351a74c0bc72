import { z } from "zod";
import { choice } from "#app/http/form.ts";
import { paidTiers } from "./plans.ts";

/** Which plan; everything else about it (price, trial, customer) is ours to know. */
export const planForm = z.object({ plan: choice(paidTiers) });
