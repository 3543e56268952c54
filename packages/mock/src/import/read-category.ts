import { tidy } from './field-path.ts'

/** Names that shops put above all their categories, and that no shopper looks for (assumed). */
const roots =
  /^(?:default category|root catalog|root|home|all products|uncategori[sz]ed|전체|전체 ?상품|미분류|홈)$/i
/** Kinds of rows, and ids: they are no names. */
const noName =
  /^(?:simple|configurable|grouped|bundle|variable|variation|virtual|downloadable|external|[\d\s,;|]+)$/i

/**
 * Reads the path of a category. '>' parts its levels; then '/' belongs to a name, as in 생활/건강 > 주방. Without '>', a '/'
 * parts levels where it stands between spaces, or below a root such as `Default Category/`, or where the file does so
 * (`partsBySlash`). Of a list of categories the deepest counts, and of equals the first (assumed).
 *
 * @param isList whether the field holds a list, as `Categories` of WooCommerce and Magento does; otherwise a list is
 * recognised by categories that contain each other, or that are all paths
 * @returns its levels from the top; none if there are none
 */
export function readCategory(text: string, isList: boolean, partsBySlash: boolean): readonly string[] {
  const plain = text.replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  const pathOf = (part: string) => withoutRoots(levelsOf(part.replaceAll('\\,', ','), partsBySlash))
  const parts = plain.split(/(?<!\\)[,;|]/)
  const paths = parts.map(pathOf).filter(path => path.length > 0)
  const isEvidentList =
    parts.length > 1 && (parts.every(part => part.includes('>')) || hasNested(parts, partsBySlash))
  if (!isList && !isEvidentList) return pathOf(plain.replaceAll('\\,', ','))
  return paths.reduce((deepest, path) => (path.length > deepest.length ? path : deepest), paths[0] ?? [])
}

function levelsOf(text: string, partsBySlash: boolean): readonly string[] {
  const isBelowRoot = roots.test(tidy(text.split('/', 1)[0] ?? ''))
  const separator = /[>›»]/.test(text)
    ? /[>›»]/
    : partsBySlash || isBelowRoot
      ? '/'
      : /\s\/\s/.test(text)
        ? /\s\/\s/
        : /$^/
  return text
    .split(separator)
    .map(tidy)
    .filter(level => level !== '' && !noName.test(level))
}

/** Leaves out roots, also that of a path of nothing else. */
function withoutRoots(path: readonly string[]): readonly string[] {
  const first = path.findIndex(level => !roots.test(level))
  return first === -1 ? [] : path.slice(first)
}

/** Whether a category of a list contains another one: `Gear,Gear/Bags`. */
function hasNested(parts: readonly string[], partsBySlash: boolean): boolean {
  const paths = parts.map(part => levelsOf(part, partsBySlash).join('>'))
  const [texts, slashed] = [new Set(paths), paths.map(path => path.replaceAll('/', '>'))]
  return slashed.some(path => [...texts].some(other => other !== '' && path.startsWith(`${other}>`)))
}

/**
 * Whether '/' parts levels in a file: whether most names with one share their beginning with another, as 컴퓨터/모니터 and
 * 컴퓨터/키보드 do. In 생활/건강 and 가구/인테리어 it is a sign of the names (assumed).
 *
 * @param texts the categories of some products
 */
export function findPartsBySlash(texts: Iterable<string>): boolean {
  const each = new Set([...texts].flatMap(text => text.split(/[,;|]/).map(tidy)))
  const plain = [...each].filter(text => text !== '' && !/[>›»]/.test(text))
  const topOf = (text: string) => text.split('/', 1)[0] ?? ''
  const byTop = Map.groupBy(plain, topOf)
  const slashed = plain.filter(text => text.includes('/'))
  const sharing = slashed.filter(text => (byTop.get(topOf(text))?.length ?? 0) > 1)
  return sharing.length * 2 > slashed.length
}
