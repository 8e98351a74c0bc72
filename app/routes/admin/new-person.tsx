import { href, redirect } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { passwordProblem } from "#app/features/account/password/chosen-password.server.ts";
import { newUserForm } from "#app/features/admin/forms.ts";
import { createPerson } from "#app/features/admin/people/create-person.server.ts";
import { NewPersonForm } from "#app/features/admin/people/new-person-form.tsx";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/new-person";

export const loader = read("admin", () => null);

const fix = { key: "ui:form.fix" } as const;

export const action = write(
  "admin",
  { form: newUserForm, failed: "admin:users.notCreated" },
  async ({ platform, viewer }: Route.ActionArgs & SignedIn, value, values) => {
    const problem = await passwordProblem(platform, value.password, value.email);
    if (problem) return refuse({ error: fix, fields: { password: problem }, values });
    const made = await createPerson(platform, viewer.id, value);
    if (made === "taken")
      return refuse({
        error: fix,
        fields: { email: { key: "admin:create.taken" } },
        values,
      });
    return redirect(`${href("/admin/users/:userId", { userId: made.id })}?done=created`);
  },
);

export const clientAction = answering("admin:users.notCreated");

export default function NewPerson({ actionData }: Route.ComponentProps) {
  return <NewPersonForm answer={actionData} />;
}
