import { type PDFDocument, PDFName, PDFObject, type PDFRef } from "pdf-lib";
import type { Tag } from "./tags.ts";

/** The pieces of marked content that make up an element: which page, and its number there. */
type Piece = { page: PDFRef; id: number };

/**
 * An object that is written verbatim. pdf-lib's dictionaries cost ten times as much, and a table of
 * twenty rows has a hundred of them.
 */
class RawObject extends PDFObject {
  readonly #text: string;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  override clone(): RawObject {
    return this;
  }
  override toString(): string {
    return this.#text;
  }
  override sizeInBytes(): number {
    return this.#text.length;
  }
  override copyBytesInto(buffer: Uint8Array, offset: number): number {
    for (let at = 0; at < this.#text.length; at++) buffer[offset + at] = this.#text.charCodeAt(at);
    return this.#text.length;
  }
}

/**
 * The structure tree of a document (ISO 32000-1, 14.7): which elements there are, what each page
 * shows of them, and back from a page's content to its elements.
 */
export class Structure {
  readonly #doc: PDFDocument;
  readonly #pieces = new Map<Tag, Piece[]>();
  /** The elements of each page's marked content, by number. */
  readonly #pages: Tag[][] = [];

  constructor(doc: PDFDocument) {
    this.#doc = doc;
  }

  /** Begins a page; answers how its content gets numbers. */
  page(ref: PDFRef): (tag: Tag) => number {
    const tags: Tag[] = [];
    this.#pages.push(tags);
    return (tag) => {
      const id = tags.push(tag) - 1;
      const pieces = this.#pieces.get(tag);
      if (pieces) pieces.push({ page: ref, id });
      else this.#pieces.set(tag, [{ page: ref, id }]);
      return id;
    };
  }

  /** Writes the tree below `root` into the document. */
  write(root: Tag): void {
    const { context, catalog } = this.#doc;
    const refs = new Map<Tag, PDFRef>();
    const tree = context.nextRef();
    this.#element(root, tree, refs);
    const parents = this.#pages.map(
      (tags, page) => `${page} [${tags.map((tag) => refs.get(tag)).join(" ")}]`,
    );
    context.assign(
      tree,
      new RawObject(
        `<</Type/StructTreeRoot/K ${refs.get(root)}/ParentTree<</Nums[${parents.join(" ")}]>>>>`,
      ),
    );
    catalog.set(PDFName.of("StructTreeRoot"), tree);
    catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
  }

  /** Elements without any content are left out: an empty cell stays, an empty row does not. */
  #element(tag: Tag, parent: PDFRef, refs: Map<Tag, PDFRef>): PDFRef {
    const { context } = this.#doc;
    const ref = context.nextRef();
    refs.set(tag, ref);
    const pieces = this.#pieces.get(tag) ?? [];
    const [first] = pieces;
    const kids = [
      ...pieces.map(({ page, id }) =>
        page === first!.page ? String(id) : `<</Type/MCR/Pg ${page}/MCID ${id}>>`,
      ),
      ...tag.kids.map((kid) => this.#element(kid, ref, refs)),
    ];
    context.assign(
      ref,
      new RawObject(
        `<</S/${tag.role}/P ${parent}${first ? `/Pg ${first.page}` : ""}/K${kids.length === 1 ? ` ${kids[0]}` : `[${kids.join(" ")}]`}${
          tag.language ? `/Lang(${tag.language})` : ""
        }${tag.role === "TH" ? "/A<</O/Table/Scope/Column>>" : ""}>>`,
      ),
    );
    return ref;
  }
}
