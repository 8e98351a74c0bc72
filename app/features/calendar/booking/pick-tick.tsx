import type { InputHTMLAttributes, ReactNode } from "react";

/** A checkbox and its label on a customer's page, which has styles of its own (customer.css). */
export const PickTick = ({
  children,
  ...props
}: InputHTMLAttributes<HTMLInputElement> & { children: ReactNode }) => (
  <label className="pick">
    <input value="yes" {...props} type="checkbox" />
    {children}
  </label>
);
