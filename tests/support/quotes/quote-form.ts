import { v7 as newId } from "uuid";
import type { App, Visit } from "../app.ts";

/** A new quote as a browser posts its form: a timing belt, 453.00 at 85.00 an hour. */
export const quoteForm = (more: Record<string, string | string[]> = {}) => ({
  id: newId(),
  description: "Timing belt",
  laborHours: "2.5",
  "materialName[]": ["Belt kit", "Coolant", ""],
  "materialQuantity[]": ["1", "2", "1"],
  "materialPrice[]": ["210.00", "15,25", ""],
  ...more,
});

/** Sends a request, and answers with what a test of a form looks at. */
export const sender = (app: () => App) => async (path: string, init?: Visit) => {
  const answer = await app().visit(path, init);
  return { status: answer.status, html: await answer.text(), to: answer.headers.get("location") };
};
