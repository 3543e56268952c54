/** Names of lists of products in answers of shops, in lower case (assumed). */
const listNames =
  /^(products?|items?|goods|results?|rows?|records?|data|list|content|contents|docs|hits|entries|values?|상품|상품 ?목록|목록|제품)(_?list)?$/

/** A list in a JSON text. */
export interface FoundList {
  /** The position of its `[`. */
  readonly at: number
  /** Its key; '' if the whole text is the list. */
  readonly key: string
  /** Whether its key is a usual name for a list of products. */
  readonly isNamed: boolean
  readonly isEmpty: boolean
}

interface Candidate extends FoundList {
  /** The number of objects around it. */
  readonly depth: number
}

const maxDepth = 4

/**
 * Finds the list of products in the beginning of a JSON text: the text itself, or a list of objects inside objects, as
 * in `{"data":{"products":[…]}}`. Prefers a list with a usual name, then one that is not empty, then the outermost, then
 * the first. An empty list counts only with a usual name.
 */
export function findList(head: string): FoundList | undefined {
  const start = head.search(/\S/)
  if (head[start] === '[') return { at: start, key: '', isNamed: true, isEmpty: false }
  return possibleLists(head).toSorted(
    (a, b) =>
      Number(b.isNamed) - Number(a.isNamed) || Number(a.isEmpty) - Number(b.isEmpty) || a.depth - b.depth,
  )[0]
}

/** The lists of objects, and empty ones with a usual name, that are not inside another list. */
function possibleLists(head: string): readonly Candidate[] {
  const found: Candidate[] = []
  let key = ''
  let depth = 0
  let listDepth = 0
  for (const { 0: token, index } of head.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{}]/gs)) {
    if (token === '{') depth++
    else if (token === '}') depth--
    else if (token === '[') {
      const isNamed = listNames.test(key.toLowerCase())
      const isEmpty = begins(head, index, /^\[\s*\]/)
      if (listDepth === 0 && depth <= maxDepth && (isEmpty ? isNamed : begins(head, index, /^\[\s*\{/))) {
        found.push({ at: index, key, isNamed, isEmpty, depth })
      }
      listDepth++
    } else if (token === ']') listDepth--
    else if (token.endsWith(':')) key = nameOf(token)
  }
  return found
}

function begins(head: string, index: number, shape: RegExp): boolean {
  return shape.test(head.slice(index, index + 1000))
}

function nameOf(token: string): string {
  return token.replace(/\s*:$/, '').slice(1, -1)
}
