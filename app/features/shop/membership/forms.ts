import { z } from "zod";
import { choice } from "#app/http/form.ts";

/** The roles that an owner gives. */
export const givenRoles = ["advisor", "technician"] as const;

export const roleForm = z.object({ role: choice(givenRoles) });

/** The member who becomes the owner. */
export const handOverForm = z.object({
  memberId: z.string("membership:handOver.choose").min(1, "membership:handOver.choose").max(100),
});
