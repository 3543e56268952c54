import { categoryLevels, fieldNames, plainName } from './fields/field-names.ts'
import type { LeafBuilder } from './leaf-builder.ts'
import type { ImportMapping } from './mapping.ts'
import { compileTemplate } from './name-template.ts'
import { createPathFinder } from './wished-paths.ts'

/** Suggests options that would improve the import. */
export function giveHints(
  mapping: ImportMapping,
  used: ReadonlySet<string>,
  leaves: readonly LeafBuilder[],
): readonly string[] {
  return [
    ...missingFields(mapping, used, leaves),
    ...sharedNames(mapping, leaves),
    ...foreignPrices(mapping, leaves),
    ...categoryFields(mapping, leaves),
  ]
}

function missingFields(
  mapping: ImportMapping,
  used: ReadonlySet<string>,
  leaves: readonly LeafBuilder[],
): string[] {
  const { name = '', maker, price, key, labels, units, skip, facets } = mapping
  const find = createPathFinder(leaves.flatMap(leaf => [...leaf.columns.keys()]))
  const wished = [
    ...(name.includes('{') ? compileTemplate(name).paths : []),
    ...(typeof maker === 'string' ? [maker] : []),
    ...(price === undefined ? [] : [price]),
    ...(key === undefined ? [] : [key]),
    ...(labels?.keys() ?? []),
    ...(units?.keys() ?? []),
    ...(skip ?? []),
    ...(facets ?? []),
  ]
  return [...new Set(wished)]
    .filter(path => find(path) === undefined && !used.has(path))
    .map(path => `no item has a field '${path}'`)
}

function sharedNames(mapping: ImportMapping, leaves: readonly LeafBuilder[]): string[] {
  return leaves.flatMap(({ names, columns, path }) => {
    const shared = names.length - new Set(names).size
    if (shared < names.length * 0.2 || names.length < 20) return []
    const distinct = [...columns.values()]
      .filter(column => typeof column.values[0] === 'string' && column.values.length < names.length * 0.2)
      .sort((a, b) => b.values.length - a.values.length)[0]
    const example = distinct ? `, such as --name '{${mapping.name ?? 'name'}} {${distinct.path}}'` : ''
    return [
      `${path.join('/')}: ${shared} items have the same name as another; use a template to tell them apart${example}`,
    ]
  })
}

function foreignPrices(mapping: ImportMapping, leaves: readonly LeafBuilder[]): string[] {
  if (mapping.rate !== undefined) return []
  const prices = leaves.flatMap(leaf => leaf.prices.filter(price => price > 0)).sort((a, b) => a - b)
  const middle = prices[Math.floor(prices.length / 2)] ?? 0
  if (middle === 0 || middle >= 1000) return []
  return [
    `half of the prices are below ${middle} won; if they are in another currency, add --currency, as in --currency USD`,
  ]
}

/** Suggests another encoding where that of the mapping leaves illegible characters, although no file's beginning told. */
export function encodingHints(mapping: ImportMapping, leaves: readonly LeafBuilder[]): readonly string[] {
  const isBroken = (text: unknown) => typeof text === 'string' && text.includes('\ufffd')
  const broken = leaves.some(
    leaf =>
      leaf.names.some(isBroken) || [...leaf.columns.values()].some(column => column.values.some(isBroken)),
  )
  const tried = mapping.encoding ?? 'utf-8'
  const other = /^utf-?8$/i.test(tried) ? 'cp949' : 'utf-8'
  return broken ? [`some texts contain characters that are not valid ${tried}; try --encoding ${other}`] : []
}

/** Suggests a field for the category if no option names one. */
function categoryFields(mapping: ImportMapping, leaves: readonly LeafBuilder[]): string[] {
  if (mapping.category ?? mapping.categoryField ?? mapping.categoryId ?? mapping.parts) return []
  const paths = new Set(leaves.flatMap(leaf => [...leaf.columns.keys()]))
  const byName = new Map([...paths].map(path => [plainName(path), path]))
  for (const levels of categoryLevels) {
    const found = levels.flatMap(level => byName.get(level) ?? [])
    if (found.length > 1) return [offer(found.join(', '), `'${found.map(path => `{${path}}`).join('/')}'`)]
  }
  const path = fieldNames.category.map(name => byName.get(name)).find(found => found !== undefined)
  return path === undefined ? [] : [offer(path, /^[\p{L}\d_.]+$/u.test(path) ? path : `'${path}'`)]
}

function offer(fields: string, option: string): string {
  return `${fields} seems to hold the category of each item; sort them by it with --category-field ${option}`
}
