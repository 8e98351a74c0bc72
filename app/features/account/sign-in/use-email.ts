import { type ChangeEvent, useState } from "react";
import { useLocation } from "react-router";

/**
 * The email address typed so far, passed on to sign-up or to the password reset. In the history
 * state, because addresses of pages end up in logs.
 */
export function useEmail(first = ""): {
  /** Props of the email field. */
  field: { defaultValue: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void };
  /** The `state` of a link. */
  along: { email: string };
} {
  const [email, setEmail] = useState(emailIn(useLocation().state) || first);
  return {
    field: { defaultValue: email, onChange: (event) => setEmail(event.target.value) },
    along: { email },
  };
}

const emailIn = (state: unknown): string => {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === "string" ? email : "";
};
