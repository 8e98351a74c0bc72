/** Problems of a variable that names a service, or its stand-in, which needs a local address. */
export function serviceProblems(
  variable: string,
  { value, service, local }: { value: string | undefined; service: string; local: boolean },
): string[] {
  if (value !== service && value !== "demo") return [`${variable} is neither ${service} nor demo`];
  return value === "demo" && !local ? [`${variable}=demo is for this machine only`] : [];
}

type Choice = { value: string; name: string; binding: Fetcher | undefined };

/**
 * The binding of a stand-in, if and only if the variable is `demo`: otherwise the service itself
 * would be called.
 */
export function standInOf(
  variable: string,
  { value, name, binding }: Choice,
): { ok: true; fetcher: Fetcher | undefined } | { ok: false; problems: string[] } {
  if (value === "demo" && !binding)
    return { ok: false, problems: [`${variable}=demo without the stand-in's binding ${name}`] };
  return { ok: true, fetcher: value === "demo" ? binding : undefined };
}
