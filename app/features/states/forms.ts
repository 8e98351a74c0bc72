import { z } from "zod";
import { templateKinds } from "#app/features/messages/templates/template.ts";
import { jobStatuses } from "#app/features/repair/job.ts";
import { stateLimits } from "#app/features/repair/states/state.ts";
import { choice, line, version } from "#app/http/form.ts";
import { byLanguage, type Language, languages } from "#app/values/language.ts";
import { nameField } from "./name-field.ts";

const name = line(stateLimits.name);

const fields = {
  ...(Object.fromEntries(languages.map((one) => [nameField(one), name])) as Record<
    `name.${Language}`,
    typeof name
  >),
  message: z.enum(templateKinds).nullable().catch(null),
};

/** A new state. `id` comes with the form, so that one sent twice makes one state. */
export const newStateForm = z.object({
  ...fields,
  status: choice(jobStatuses),
  id: z.uuid().toLowerCase().optional().catch(undefined),
});

/** An existing state cannot change its status: jobs are in it. */
export const stateForm = z.object({ ...fields, version });

/** New position of a state in its column, from 0. */
export const moveForm = z.object({ place: z.coerce.number().int().min(0).max(stateLimits.active) });

export const contentOf = ({ message, ...value }: z.infer<typeof stateForm>) => ({
  names: byLanguage((language) => value[nameField(language)]),
  message,
});

export const retireForm = z.object({
  retired: choice(["yes", "no"]).transform((answer) => answer === "yes"),
});
