import type { Appointment } from "#app/features/calendar/appointment/rows.server.ts";

/** How a customer hears of an appointment; the link is on every page and in every letter. */
type Way = "email";

/** The ways that reach a customer. Whoever adds one decides here whom it reaches. */
export const waysOf = ({ email }: Pick<Appointment, "email">): Way[] =>
  email === "" ? [] : ["email"];
