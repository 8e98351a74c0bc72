import {
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFRef,
  StandardFonts,
} from "pdf-lib";
import type { Layout } from "../../app/platform/paper/marks.ts";
import type { Tag } from "../../app/platform/paper/tags.ts";
import type { Draw } from "./paper.ts";

/** The pieces of an element: on which page, and its number there. */
type Pieces = Map<Tag, { page: PDFRef; id: number }[]>;

/**
 * pdf-lib as its manual uses it: our own texts in our own places, one call each, nothing measured,
 * no line drawn, and the tags of our paper as pdf-lib's own dictionaries.
 */
export function pdfLib({ paper, pages, structure }: Layout): Draw {
  return async () => {
    const doc = await PDFDocument.create();
    const regular = await doc.embedFont(StandardFonts.Helvetica);
    const bold = await doc.embedFont(StandardFonts.HelveticaBold);
    const pieces: Pieces = new Map();
    const content: Tag[][] = [];
    for (const [at, marks] of pages.entries()) {
      const page = doc.addPage([paper.width, paper.height]);
      page.node.set(PDFName.of("StructParents"), PDFNumber.of(at));
      const tags: Tag[] = [];
      content.push(tags);
      for (const mark of marks) {
        if (mark.kind !== "text") continue;
        if (mark.tag) {
          const id = tags.push(mark.tag) - 1;
          pieces.set(mark.tag, [...(pieces.get(mark.tag) ?? []), { page: page.ref, id }]);
          page.pushOperators(
            PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
              PDFName.of(mark.tag.role),
              `<</MCID ${id}>>`,
            ]),
          );
        }
        page.drawText(mark.text, {
          x: mark.x,
          y: paper.height - mark.y,
          size: mark.style.size,
          font: mark.style.bold ? bold : regular,
        });
        if (mark.tag) page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
      }
    }
    if (structure) writeTags(doc, structure, pieces, content);
    return doc.save();
  };
}

function writeTags(doc: PDFDocument, root: Tag, pieces: Pieces, content: Tag[][]): void {
  const { context, catalog } = doc;
  const refs = new Map<Tag, PDFRef>();
  const tree = context.nextRef();
  const write = (tag: Tag, parent: PDFRef): PDFRef => {
    const ref = context.nextRef();
    refs.set(tag, ref);
    const own = (pieces.get(tag) ?? []).map(({ page, id }) =>
      context.obj({ Type: "MCR", Pg: page, MCID: id }),
    );
    const kids = tag.kids.map((kid) => write(kid, ref));
    context.assign(ref, context.obj({ S: tag.role, P: parent, K: [...own, ...kids] }));
    return ref;
  };
  const document = write(root, tree);
  const parents = content.flatMap((tags, page) => [
    PDFNumber.of(page),
    context.obj(tags.map((tag) => refs.get(tag)!)),
  ]);
  context.assign(
    tree,
    context.obj({ Type: "StructTreeRoot", K: document, ParentTree: { Nums: parents } }),
  );
  catalog.set(PDFName.of("StructTreeRoot"), tree);
  catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
}
