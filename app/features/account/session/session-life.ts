import { day } from "#app/values/calendar.ts";

/** A session lasts this many seconds from its last renewal; it is renewed when it is a day old. */
export const sessionLife = 30 * 24 * 60 * 60;
/** However often it is renewed, it ends this many milliseconds after the sign-in. */
export const sessionEnd = 90 * day;
