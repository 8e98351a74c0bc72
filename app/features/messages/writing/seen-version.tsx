import { useEffect, useRef, useState } from "react";
import { useForm } from "#app/ui/form/form.tsx";

/**
 * The version of the conversation that its writer has seen: what comes in before the first word is
 * typed is read, what comes in afterwards is told when the message is sent.
 */
export function SeenVersion({ version }: { version: number }) {
  const [seen, see] = useState(version);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const text = field.current?.form?.elements.namedItem("text");
    if (text instanceof HTMLTextAreaElement && text.value.trim() === "") see(version);
  }, [version]);
  const given = useForm().values.version;
  const current = typeof given === "string" && given ? given : String(seen);
  return <input key={current} ref={field} name="version" defaultValue={current} hidden readOnly />;
}
