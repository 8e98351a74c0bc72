/** Lets a person choose a file to check: it is read here, and its fingerprint alone is sent. */
export function hashFiles(): void {
  const file = document.querySelector<HTMLInputElement>("input[type=file][data-hash]");
  const hash = document.querySelector<HTMLInputElement>("input[name=hash]");
  const label = file?.closest("label");
  // Browsers compute hashes on secure pages only.
  if (!file || !hash || !label || !crypto.subtle) return;
  label.hidden = false;
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    const digest = await crypto.subtle.digest("SHA-256", await chosen.arrayBuffer());
    hash.value = [...new Uint8Array(digest)]
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
    hash.form?.submit();
  });
}
