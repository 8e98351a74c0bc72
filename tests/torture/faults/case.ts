import type { Person } from "../../../bench/world.ts";

export type Binding = "DB" | "FILES" | "WORKERS_AI" | "STRIPE_API";

/** The people of the tests and what they own. */
export type World = {
  diamond: Person;
  free: Person;
  admin: Person;
  jobId: string;
  quoteId: string;
  topicId: string;
};
export type Form = Record<string, string | string[]> | FormData;

/** A request under test. `form` creates a new write per try; a retry sends the same one. */
export type Case = {
  name: string;
  as?: "diamond" | "free" | "admin";
  /** Who must be refused, whatever fails. */
  notFor?: ("visitor" | "free" | "diamond")[];
  path: (world: World) => string;
  form?: (world: World) => Form;
  /** Form that the person submits instead after the error. */
  other?: (world: World) => Form;
  /** Text in the response when the database fails: the specification's, or its key. */
  says?: RegExp;
  /** A failed write may be partial: the retry completes it. */
  resumes?: true;
  /** Requested by scripts only. */
  script?: true;
};

type Text = Case["says"];

/** A read by one kind of person, that others must be refused. */
export const read =
  (as: Case["as"], notFor: Case["notFor"] = []) =>
  (name: string, path: Case["path"], says?: Text): Case => ({
    name,
    path,
    notFor,
    ...(as && { as }),
    ...(says && { says }),
  });

/** A write by one kind of person, that others must be refused. */
export const write =
  (as: Case["as"], notFor: Case["notFor"] = []) =>
  (name: string, path: Case["path"], form: NonNullable<Case["form"]>, says?: Text): Case => ({
    ...read(as, notFor)(name, path, says),
    form,
  });

export const job = ({ jobId }: World) => `/repair-cms/${jobId}`;
export const topic = ({ topicId }: World) => `/discussion/${topicId}`;
