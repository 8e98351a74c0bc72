/** Whether a letter is automatic (RFC 3834) or reports a failed delivery. */
export function isAutomatic(headers: Pick<Headers, "get">, from: string): boolean {
  const head = (name: string) => headers.get(name)?.trim().toLowerCase() ?? "";
  const submitted = head("auto-submitted");
  return (
    from === "" ||
    from === "<>" ||
    /^(mailer-daemon|postmaster|no-?reply|bounces?)([+@-]|$)/i.test(from) ||
    (submitted !== "" && submitted !== "no") ||
    /^(bulk|junk|list|auto_reply)$/.test(head("precedence")) ||
    /^(all|oof|autoreply)\b/.test(head("x-auto-response-suppress")) ||
    ["x-autoreply", "x-autorespond", "list-id", "x-failed-recipients"].some((name) => head(name)) ||
    /^multipart\/report\b/.test(head("content-type"))
  );
}
