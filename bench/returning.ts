import { shopZone } from "./world.ts";

/** The cookies of somebody who has been here before, in the zone of the shop. */
export const returning = (cookie: string): string => `${cookie}; tz=${shopZone}`;
