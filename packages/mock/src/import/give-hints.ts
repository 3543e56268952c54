import type { LeafBuilder } from './build-leaves.ts'
import { compileTemplate, createPathFinder, plainName } from './field-path.ts'
import type { ImportMapping } from './mapping.ts'
import type { TextEncoding } from './text-encoding.ts'
import { words } from './words.ts'

/** Suggests options that would improve the import. */
export function giveHints(
  mapping: ImportMapping,
  used: ReadonlySet<string>,
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
    ...categoryFields(mapping, paths),
  ]
}

function wishedPaths({ name = '', maker, price, key, labels, units, skip, facets }: ImportMapping): string[] {
  return [
    ...(name.includes('{') ? compileTemplate(name).paths : []),
    ...[maker || [], price ?? [], key ?? []].flat(),
    ...[labels?.keys() ?? [], units?.keys() ?? [], skip ?? [], facets ?? []].flatMap(each => [...each]),
  ]
}

function sharedNames(nameField: string, { items, columns, path }: LeafBuilder): string[] {
  const names = items.map(({ name }) => name)
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

/** Suggests a field for the category if no option names one. */
function categoryFields(mapping: ImportMapping, paths: readonly string[]): string[] {
  if (mapping.category ?? mapping.categoryField ?? mapping.categoryId ?? mapping.parts) return []
  const byName = new Map(paths.map(path => [plainName(path), path]))
  for (const levels of words.categoryLevels) {
    const found = levels.flatMap(level => byName.get(level) ?? [])
    if (found.length > 1) return [offer(found.join(', '), `'${found.map(path => `{${path}}`).join('/')}'`)]
  }
  const path = words.fields.category.map(name => byName.get(name)).find(found => found !== undefined)
  return path === undefined ? [] : [offer(path, /^[\p{L}\d_.]+$/u.test(path) ? path : `'${path}'`)]
}

function offer(fields: string, option: string): string {
  return `${fields} seems to hold the category of each item; sort them by it with --category-field ${option}`
}
