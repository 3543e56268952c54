/** Names of lists of products in answers of shops, in lower case (assumed). */
const listNames =
  /^(products?|items?|goods|results?|rows?|records?|data|list|content|contents|docs|hits|entries|values?|상품|상품 ?목록|목록|제품)(_?list)?$/

/** A list in a JSON text. */
export interface FoundList {
  /** Where its `[` stands. */
  readonly at: number
  /** The key it has, empty at the top. */
  readonly key: string
  /** Whether the key says that it holds products. */
  readonly isNamed: boolean
}

/** How many objects may stand around the list. */
const deepest = 4

/**
 * Finds the list of products in the beginning of a JSON text: the text itself, or a list of objects inside objects, as in
 * `{"data":{"products":[…]}}`. A list with a name for it goes before others, then the outermost, then the first.
 */
export function findList(head: string): FoundList | undefined {
  const found: (FoundList & { readonly depth: number })[] = []
  const start = head.search(/\S/)
  if (head[start] === '[') return { at: start, key: '', isNamed: true }
  let key = ''
  let depth = 0
  let inLists = 0
  for (const { 0: token, index } of head.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{}]/gs)) {
    if (token === '{') depth++
    else if (token === '}') depth--
    else if (token === ']') inLists--
    else if (token === '[') {
      const holdsObjects = /^\[\s*\{/.test(head.slice(index, index + 1000))
      if (inLists++ === 0 && holdsObjects && depth <= deepest) {
        found.push({ at: index, key, isNamed: listNames.test(key.toLowerCase()), depth })
      }
    } else if (token.endsWith(':')) key = nameOf(token)
  }
  return found.sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || a.depth - b.depth)[0]
}

function nameOf(token: string): string {
  return token.replace(/\s*:$/, '').slice(1, -1)
}
