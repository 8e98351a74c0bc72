import { v7 as newId } from "uuid";

/** How far in the future a form's id may be, in milliseconds: clocks of servers differ. */
const slack = 60_000;

/**
 * The id of a form (a UUIDv7, made when the form was rendered), or a new one for anything else: ids
 * sort by time, so one from the future would stay on top of every list. `now` in milliseconds.
 */
export const formId = (sent: string | undefined, now: number): string =>
  sent && isFormId(sent, now) ? sent : newId();

function isFormId(sent: string, now: number): boolean {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(sent))
    return false;
  return Number.parseInt(sent.slice(0, 8) + sent.slice(9, 13), 16) <= now + slack;
}
