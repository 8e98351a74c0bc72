import { z } from "zod";
import { givenRoles } from "#app/features/account/role.ts";
import { choice } from "#app/http/form.ts";

export const roleForm = z.object({ role: choice(givenRoles) });

/** The member who becomes the owner. */
export const handOverForm = z.object({
  memberId: z.string("membership:handOver.choose").min(1, "membership:handOver.choose").max(100),
});
