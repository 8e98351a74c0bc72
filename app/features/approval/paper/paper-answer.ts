/** A paper of a customer's link as an answer: its address is a secret, and nothing stores it. */
export const paperAnswer = (
  pdf: Uint8Array<ArrayBuffer>,
  shown: "inline" | "attachment",
  name: string,
): Response =>
  new Response(pdf, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `${shown}; filename="llave_${name}.pdf"`,
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    },
  });
