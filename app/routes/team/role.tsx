import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { changeRole } from "#app/features/shop/membership/change-members.server.ts";
import { roleForm } from "#app/features/shop/membership/forms.ts";
import { calledBy, findColleague } from "#app/features/shop/membership/members.server.ts";
import { RoleForm } from "#app/features/shop/membership/role-form.tsx";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/role";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    const ref = { shopId: shop.id, userId: params.memberId };
    const member = (await findColleague(db, ref)) ?? notFound();
    return { member: { name: calledBy(member), role: member.role } };
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { form: roleForm, failed: "membership:role.notSaved" },
  async ({ db, params, shop }: Route.ActionArgs & InShop, value) => {
    const ref = { shopId: shop.id, userId: params.memberId };
    const saved = await changeRole(db, ref, value.role);
    if (saved === "gone") notFound();
    if (saved === "overtaken") return refuse("membership:role.notSaved", 409);
    return redirect(href("/repair-cms/team"));
  },
);

export const clientAction = answering("membership:role.notSaved");

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <RoleForm {...loaderData} closeTo={href("/repair-cms/team")} answer={actionData} />;
}
