import { at } from './at.ts'
import type { ItemText } from './catalogue.ts'
import type { CompiledBlueprint } from './compile-blueprint.ts'
import type { ItemColumns } from './item-columns.ts'
import { isComputerCategory } from './malls.ts'
import { minishopFor } from './minishops.ts'
import { fillTemplate } from './name-template.ts'
import { hash } from './random.ts'

interface LineItem {
  readonly compiled: CompiledBlueprint
  readonly columns: ItemColumns
  readonly row: number
  readonly line: number
  /** How many rows before this one have the same words. */
  readonly edition: number
}

/** Ways in which a seller sets the same product apart, for lines without a model code. */
const offers = [
  '기획',
  '리뉴얼',
  '온라인 전용',
  '선물세트',
  '공식판매',
  '한정판',
  '병행수입',
  '특가',
  '더블 기획',
]

export function lineItemText({ compiled, columns, row, line, edition }: LineItem): ItemText {
  const { blueprint, facets, variant } = compiled
  const { text, coded } = at(compiled.lines, line)
  const valueAt = (trait: number): string => {
    const value = at(at(columns.specs, trait), row)
    return value === 0 ? '' : at(at(facets, trait).values, value - 1).name
  }
  const wordOf = (key: string): string => valueAt(facets.findIndex(facet => facet.key === key))
  const words = fillTemplate(blueprint.title.replace('{line}', text), { line: text, wordOf, edition })
  const maker = at(blueprint.lines, line).maker
  const repeats = coded ? 0 : edition
  const shop = minishopOf(
    at(columns.ids, row),
    at(columns.groups, row),
    repeats,
    isComputerCategory(blueprint.cateId),
  )
  const mark = repeats === 0 ? '' : ` ${at(offers, (repeats - 1) % offers.length)}`
  const name = `${shop === undefined ? '' : `[${shop}] `}${maker} ${words}${mark}`.replace(/ {2,}/g, ' ')
  return {
    name,
    keySpecs: blueprint.specs.map(wordOf).filter(value => value !== ''),
    ...(at(columns.groups, row) === 0 ? {} : { variantLabel: valueAt(variant) }),
    ...(shop === undefined ? {} : { minishop: shop }),
  }
}

/** Few items are sold by single shops; those that ran out of other names always are. */
function minishopOf(id: number, group: number, repeats: number, isComputer: boolean): string | undefined {
  if (repeats > offers.length) return minishopFor(0, Math.floor((repeats - 1) / offers.length), isComputer)
  return group === 0 && hash(id) % 100 < 5 ? minishopFor(hash(id), 0, isComputer) : undefined
}
