import { withWords } from "./assume.ts";

// Which routes React Router tries for an address. A page asks for its own address and for each one
// above it; of three hundred routes nearly all were tried each time, with everything around them
// (docs/decisions/0157-less-of-react-router-per-request.md).

const byShape = `const shapes = new WeakMap();
function shapeOf(path) {
	const segments = path.split("/").filter(Boolean);
	const first = segments[0]?.toLowerCase() ?? "";
	return { first, count: segments.length, isOpen: /[:?*]/.test(first), isLong: path.includes("*") };
}
function shapesOf(branches) {
	const found = branches.map((branch) => ({ ...shapeOf(branch.path), branch, whole: compilePath(branch.path, false, true)[0] }));
	return { found, firsts: new Set(found.map(({ first }) => first)), most: Math.max(...found.map(({ count }) => count)), lists: new Map() };
}
function branchesLike(branches, pathname) {
	let known = shapes.get(branches);
	if (!known) shapes.set(branches, known = shapesOf(branches));
	const asked = shapeOf(pathname);
	const first = known.firsts.has(asked.first) ? asked.first : "";
	const count = Math.min(asked.count, known.most + 1);
	const key = count + "/" + first;
	let list = known.lists.get(key);
	if (!list) known.lists.set(key, list = known.found.filter((one) => (one.isOpen || one.first === first) && (one.isLong ? one.count <= count + 1 : one.count === count)));
	return list.filter(({ whole }) => whole.test(pathname)).map(({ branch }) => branch);
}
`;

/**
 * Tries only the routes whose whole path fits, found among those with as many segments and the same
 * first one, or a parameter in its place. Their order stays, and with it which route is chosen.
 */
export const triesWhatFits = (code: string): string =>
  withWords(code, {
    "function matchRoutesImpl(": `${byShape}function matchRoutesImpl(`,
    "let decoded = decodePath(pathname);": `let decoded = decodePath(pathname);
	if (!allowPartial) branches = branchesLike(branches, decoded);`,
  });
