import { type Draw, load, type Paper } from "./paper.ts";

/** pdfmake with the standard font, so that it need not embed one. */
export async function pdfMake({ lines, head, rows, sums }: Paper): Promise<Draw> {
  const [{ default: pdfmake }, { default: fonts }] = await Promise.all([
    load("pdfmake"),
    load("pdfmake/standard-fonts/Helvetica.js"),
  ]);
  pdfmake.setFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path: string) => path.startsWith("Helvetica"));
  return () =>
    pdfmake
      .createPdf({
        pageSize: "LETTER",
        defaultStyle: { font: "Helvetica", fontSize: 10 },
        // It mutates its input, so every document gets a new one.
        content: [
          ...lines.map((text) => ({ text })),
          {
            table: {
              headerRows: 1,
              widths: ["*", "auto", "auto", "auto"],
              body: [head, ...rows].map((row) => [...row]),
            },
          },
          ...sums.map((sum) => ({ text: sum.join(" ") })),
        ],
      })
      .getBuffer();
}
