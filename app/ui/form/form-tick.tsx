import type { ComponentProps } from "react";
import { useForm } from "./form.tsx";
import { Tick } from "./tick.tsx";

type FormTickProps = ComponentProps<typeof Tick> & { name: string; start: boolean };

/** A checkbox of a `WorkForm`: as posted in a refused form, else `start`. */
export function FormTick({ start, ...props }: FormTickProps) {
  const { values } = useForm();
  const isPosted = Object.keys(values).length > 0;
  return <Tick {...props} defaultChecked={isPosted ? values[props.name] === "yes" : start} />;
}
