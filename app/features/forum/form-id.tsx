import { useState } from "react";
import { useForm } from "#app/ui/form.tsx";

/**
 * The id of the post that a form will make. It stays the same while the form is open, whatever is
 * loaded again meanwhile, and is kept with the draft (hence not of type hidden): sent once more
 * after a reload, it still makes one post. Only the server gives it another.
 */
export function FormId({ id }: { id: string }) {
  const [first] = useState(id);
  const given = useForm().values.id;
  const current = typeof given === "string" && given ? given : first;
  return <input key={current} name="id" defaultValue={current} hidden readOnly />;
}
