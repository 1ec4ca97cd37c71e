/**
 * Plain data as YAML that people like to read: small maps and lists stand on one line, nothing is wrapped.
 */
import { Document, isCollection, isMap, isNode, isScalar, isSeq, visit, type Node } from 'yaml';

const LINE = 100;

/**
 * The text reads back as the same data; fields that are undefined are left out. The lists of the outermost map that are named as
 * rows take one line for each item, however long.
 */
export function writeYaml(data: unknown, rows: readonly string[] = []): string {
  const document = new Document(data, { aliasDuplicateObjects: false, version: '1.2', schema: 'core' });
  const { contents } = document;
  for (const pair of isMap(contents) ? contents.items : []) {
    const named = isScalar(pair.key) && rows.includes(String(pair.key.value));
    if (named && isSeq(pair.value)) for (const item of pair.value.items) putOnOneLine(item);
    else if (isNode(pair.value))
      visit(pair.value, { Collection: (_key, node) => (fitsOneLine(node) ? putOnOneLine(node) : undefined) });
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function putOnOneLine(node: unknown): symbol {
  if (isCollection(node)) node.flow = true;
  return visit.SKIP;
}

/** Whether it holds nothing but a few short values, at most one level deeper. */
function fitsOneLine(node: Node): boolean {
  let length = 0;
  let depth = 0;
  visit(node, {
    Scalar: (_key, { value }) => {
      length += typeof value === 'string' && value.includes('\n') ? LINE : String(value).length + 3;
      return length > LINE ? visit.BREAK : undefined;
    },
    Collection: (_key, _collection, path) => {
      depth = Math.max(depth, path.filter(isCollection).length);
    },
  });
  return length <= LINE && depth <= 1;
}
