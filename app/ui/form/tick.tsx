import type { ComponentProps, InputHTMLAttributes, ReactNode } from "react";
import { useForm } from "./form.tsx";

/** A checkbox and its label, which look alike in every form. */
export function Tick({
  children,
  className = "",
  ...props
}: InputHTMLAttributes<HTMLInputElement> & { children: ReactNode }) {
  return (
    <label className={`flex min-h-11 items-center gap-3 ${className}`}>
      <input value="yes" {...props} type="checkbox" className="size-6 shrink-0 accent-ink" />
      {children}
    </label>
  );
}

type FormTickProps = ComponentProps<typeof Tick> & { name: string; start: boolean };

/** A checkbox of a `WorkForm`: as posted in a refused form, else `start`. */
export function FormTick({ start, ...props }: FormTickProps) {
  const { values } = useForm();
  const isPosted = Object.keys(values).length > 0;
  return <Tick {...props} defaultChecked={isPosted ? values[props.name] === "yes" : start} />;
}
