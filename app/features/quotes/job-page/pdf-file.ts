/**
 * The file; nothing when the session is over: then the page comes anew and leads to signing in.
 * @throws when it could not be made.
 */
export async function fetchPdf(href: string, fileName: string): Promise<File | undefined> {
  const answer = await fetch(href);
  if (answer.redirected) {
    window.location.reload();
    return undefined;
  }
  if (!answer.ok || answer.headers.get("content-type") !== "application/pdf")
    throw new Error(`${answer.status}`);
  return new File([await answer.blob()], fileName, { type: "application/pdf" });
}

export function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  // Long enough for a slow disk to take it over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
