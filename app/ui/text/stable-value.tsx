import { useState } from "react";
import { useForm } from "#app/ui/form/form.tsx";

/**
 * A hidden field whose value stays what it was when the form opened, however often the page is
 * revalidated; only the server's response changes it. Drafts store it (hence not of type hidden),
 * so a form with a record's new id makes one record even when it is sent again after a reload.
 */
export function StableValue({ name, value }: { name: string; value: string }) {
  const [first] = useState(value);
  const given = useForm().values[name];
  const current = typeof given === "string" && given ? given : first;
  return <input key={current} name={name} defaultValue={current} hidden readOnly />;
}
