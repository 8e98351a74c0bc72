import { z } from "zod";
import { line } from "#app/http/form.ts";

/** The name on a certificate. */
export const certificateForm = z.object({ name: line(100) });
