import type { LeafBuilder } from './build-leaves.ts'
import type { Column } from './column.ts'
import { compileTemplate, createPathFinder } from './field-path.ts'
import type { Meaning } from './known-columns.ts'
import type { ImportMapping } from './mapping.ts'
import type { TextEncoding } from './text-encoding.ts'

/** Suggests options that would improve the import. */
export function giveHints(
  mapping: ImportMapping,
  used: ReadonlyMap<string, Meaning>,
  leaves: readonly LeafBuilder[],
): readonly string[] {
  const paths = [...new Set(leaves.flatMap(leaf => [...leaf.columns.keys()]))]
  const find = createPathFinder(paths)
  return [
    ...[...new Set(wishedPaths(mapping))]
      .filter(path => find(path) === undefined && !used.has(path))
      .map(path => `no item has a field '${path}'`),
    ...leaves.flatMap(leaf => sharedNames(mapping.name ?? 'name', leaf)),
    ...foreignPrices(mapping, leaves),
    ...priceColumns(used, leaves),
  ]
}

function wishedPaths(mapping: ImportMapping): string[] {
  const { name = '', categoryField = '', maker, price, key, labels, units, skip, facets } = mapping
  return [
    ...(name.includes('{') ? compileTemplate(name).paths : []),
    ...(categoryField === '' ? [] : compileTemplate(categoryField).paths),
    ...[maker || [], price ?? [], key ?? []].flat(),
    ...[labels?.keys() ?? [], units?.keys() ?? [], skip ?? [], facets ?? []].flatMap(each => [...each]),
  ]
}

function sharedNames(nameField: string, { items, columns, path }: LeafBuilder): string[] {
  // Variants of a product share its name.
  const names = items.filter(({ group }) => group === 0).map(({ name }) => name)
  const shared = names.length - new Set(names).size
  if (shared < names.length * 0.2 || names.length < 20) return []
  const distinct = [...columns.values()]
    .filter(column => typeof column.values[0] === 'string' && column.values.length < names.length * 0.2)
    .sort((a, b) => b.values.length - a.values.length)[0]
  const example = distinct ? `, such as --name '{${nameField}} {${distinct.path}}'` : ''
  return [
    `${path.join('/')}: ${shared} items have the same name as another; use a template to tell them apart${example}`,
  ]
}

function foreignPrices(mapping: ImportMapping, leaves: readonly LeafBuilder[]): string[] {
  if (mapping.rate !== undefined) return []
  const prices = leaves
    .flatMap(leaf => leaf.items.map(({ won }) => won))
    .filter(won => won > 0)
    .sort((a, b) => a - b)
  const middle = prices[Math.floor(prices.length / 2)] ?? 0
  if (middle === 0 || middle >= 1000) return []
  return [
    `half of the prices are below ${middle} won; if they are in another currency, add --currency, as in --currency USD`,
  ]
}

/** Tells that a file's encoding was guessed, or that another one fits better. */
export function fileHints(path: string, { name, isGuess, likelier }: TextEncoding): readonly string[] {
  if (isGuess)
    return [`${path} is not UTF-8 and was read as ${name}; if letters look wrong, name its --encoding`]
  if (likelier === undefined) return []
  return [`${path} was read as ${name}, but seems to be ${likelier}; try --encoding ${likelier}`]
}

/** Suggests another encoding where that of the mapping leaves illegible characters, although no file's beginning told. */
export function encodingHints(mapping: ImportMapping, leaves: readonly LeafBuilder[]): readonly string[] {
  const isBroken = (text: unknown) => typeof text === 'string' && text.includes('\ufffd')
  const isAnyBroken = leaves.some(
    ({ items, columns }) =>
      items.some(({ name }) => isBroken(name)) ||
      [...columns.values()].some(({ values }) => values.some(isBroken)),
  )
  const tried = mapping.encoding ?? 'utf-8'
  const other = /^utf-?8$/i.test(tried) ? 'cp949' : 'utf-8'
  return isAnyBroken
    ? [`some texts contain characters that are not valid ${tried}; try --encoding ${other}`]
    : []
}

const priceWord = /price|cost|amount|가격|판매가|금액|요금|단가|[가-힣]가$/i
/** Words of prices that are not those of the product. */
const otherPrice = /ship|deliver|배송|할인액|할인율|적립|point|tax|부가세|currency|통화/i

/** Names a column that looks like a price, where no product has one. */
function priceColumns(used: ReadonlyMap<string, Meaning>, leaves: readonly LeafBuilder[]): string[] {
  const items = leaves.flatMap(leaf => leaf.items)
  if (items.some(({ stated }) => stated > 0) || items.every(({ state }) => state < 2)) return []
  const scoreOf = ({ path, values }: Column) => {
    const amounts = values.filter(value => /^\D{0,4}\d[\d.,]*\s?\D{0,4}$/.test(String(value)))
    if (otherPrice.test(path) || amounts.length * 2 < values.length) return 0
    return (priceWord.test(path) ? 2 : 0) + (values.some(value => /[\p{Sc}원]/u.test(String(value))) ? 1 : 0)
  }
  const [likeliest] = leaves
    .flatMap(leaf => [...leaf.columns.values()])
    .filter(({ path }) => !used.has(path))
    .map(column => ({ path: column.path, score: scoreOf(column) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  if (!likeliest) return []
  const option = /^[\p{L}\d_.]+$/u.test(likeliest.path) ? likeliest.path : `'${likeliest.path}'`
  return [`no product has a price, but ${likeliest.path} looks like one; read it with --price ${option}`]
}
