import { installPackages, isDebian, type Machine, onPath } from "./machine.ts";

/** The commands that read PDF files back, and the Debian packages they come in. */
const pdfCommands = { pdftotext: "poppler-utils", qpdf: "qpdf" };

/** Commands of the PDF tests that are missing and could not be installed. */
export function missingPdfCommands(machine: Machine): string[] {
  const missing = () => Object.keys(pdfCommands).filter((command) => !onPath(machine, [command]));
  const first = missing();
  if (first.length === 0 || !isDebian(machine)) return first;
  console.log(`Installing ${first.join(" and ")}…`);
  installPackages(
    machine,
    first.map((command) => pdfCommands[command as keyof typeof pdfCommands]),
  );
  return missing();
}
