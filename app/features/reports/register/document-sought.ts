const invoiceNames = ["invoice", "inv", "factura", "fact", "fac", "fc"];
const creditNames = ["credit note", "credit", "cn", "nota de credito", "nota de crédito", "nc"];

const pattern = new RegExp(
  `^(?:(${invoiceNames.join("|")})|(?:${creditNames.join("|")}))[\\s.:#-]*(?:nro|num|no|n)?[\\s.:#°º-]*0*([1-9]\\d{0,8})$`,
  "i",
);

/** The invoice or credit note that a search names by its number: "invoice 17", "factura n.º 17". */
export function documentSought(
  text: string,
): { series: "invoice" | "credit"; number: number } | undefined {
  const found = pattern.exec(text.trim());
  return found ? { series: found[1] ? "invoice" : "credit", number: Number(found[2]) } : undefined;
}
