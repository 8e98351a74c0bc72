import { day } from "#app/values/calendar.ts";

/** Seconds that a session lasts after its last renewal. */
export const sessionLife = 30 * 24 * 60 * 60;
/** Milliseconds after the sign-in when a session ends, however often it is renewed. */
export const sessionEnd = 90 * day;
/** Milliseconds after which a session is renewed. */
export const renewalAge = day;
