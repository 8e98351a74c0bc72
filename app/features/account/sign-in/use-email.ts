import { type ChangeEvent, useState } from "react";
import { useLocation } from "react-router";

/**
 * The e-mail address typed so far, and the way to take it along from signing in to signing up or to
 * a forgotten password. It travels in the history, never in the address: an address ends up in
 * logs.
 */
export function useEmail(): {
  /** For the field. */
  field: { defaultValue: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void };
  /** For a link that leads on: its `state`. */
  along: { email: string };
} {
  const [email, setEmail] = useState(emailIn(useLocation().state));
  return {
    field: { defaultValue: email, onChange: (event) => setEmail(event.target.value) },
    along: { email },
  };
}

const emailIn = (state: unknown): string => {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === "string" ? email : "";
};
