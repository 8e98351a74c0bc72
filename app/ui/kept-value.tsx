import { useState } from "react";
import { useForm } from "./form.tsx";

/**
 * A value that goes along unseen and stays what it was when the form was opened, whatever is loaded
 * again meanwhile; only the server's answer gives it another. It is kept with a draft (hence not of
 * type hidden).
 */
export function KeptValue({ name, value }: { name: string; value: string }) {
  const [first] = useState(value);
  const given = useForm().values[name];
  const current = typeof given === "string" && given ? given : first;
  return <input key={current} name={name} defaultValue={current} hidden readOnly />;
}
