import { href, redirect } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { passwordProblem } from "#app/features/account/password/chosen-password.server.ts";
import { newUserForm } from "#app/features/admin/forms.ts";
import { createPerson } from "#app/features/admin/people/create-person.server.ts";
import { NewPersonForm } from "#app/features/admin/people/new-person-form.tsx";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/new-person";

export const loader = read("admin", () => null);

const fix = { key: "ui:form.fix" } as const;

export const action = write(
  "admin",
  async ({ platform, request, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readForm(request, newUserForm);
    if (!form.ok) return refuse(form);
    const failed = { error: { key: "admin:users.notCreated" }, values: form.values } as const;
    return attempt(failed, async () => {
      const problem = await passwordProblem(platform, form.value.password, form.value.email);
      if (problem)
        return refuse({ error: fix, fields: { password: problem }, values: form.values });
      const made = await createPerson(platform, viewer.id, form.value);
      if (made === "taken")
        return refuse({
          error: fix,
          fields: { email: { key: "admin:create.taken" } },
          values: form.values,
        });
      return redirect(`${href("/admin/users/:userId", { userId: made.id })}?done=created`);
    });
  },
);

export const clientAction = answering("admin:users.notCreated");

export default function NewPerson({ actionData }: Route.ComponentProps) {
  return <NewPersonForm answer={actionData} />;
}
