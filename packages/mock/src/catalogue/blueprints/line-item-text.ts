import { at } from '../at.ts'
import type { ItemText } from '../catalogue.ts'
import type { ItemColumns } from '../item-columns.ts'
import { minishopFor } from '../minishops.ts'
import { hash } from '../random.ts'
import type { CompiledBlueprint } from './compile-blueprint.ts'
import { fillCodes, fillPieces } from './name-template.ts'

interface LineItem {
  readonly compiled: CompiledBlueprint
  readonly columns: ItemColumns
  readonly row: number
  readonly line: number
  /** How many rows before this one have the same words. */
  readonly edition: number
}

/** Words with which sellers distinguish the same product, for lines without a model code. */
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
  const { blueprint, shown, variant, isComputer } = compiled
  const { coded, pieces } = at(compiled.lines, line)
  const wordOf = (facet: number): string => {
    const value = at(at(columns.specs, facet), row)
    return value === 0 ? '' : at(at(compiled.values, facet), value - 1)
  }
  /** 미포함 alone does not say what is left out. */
  const specOf = (facet: number): string => {
    const word = wordOf(facet)
    return word.startsWith('미포함') ? `${at(compiled.facets, facet).name} ${word}` : word
  }
  const group = at(columns.groups, row)
  const repeats = coded ? 0 : edition
  const shop = minishopOf(at(columns.ids, row), group, repeats, isComputer)
  const words = fillCodes(fillPieces(pieces(), wordOf), edition)
  const mark = repeats === 0 ? '' : ` ${at(offers, (repeats - 1) % offers.length)}`
  const name = `${shop === undefined ? '' : `[${shop}] `}${at(blueprint.lines, line).maker} ${words}${mark}`
  return {
    name: name.includes('  ') ? name.replace(/ {2,}/g, ' ') : name,
    keySpecs: shown.map(specOf).filter(value => value !== ''),
    ...(group === 0 ? {} : { variantLabel: wordOf(variant) }),
    ...(shop === undefined ? {} : { minishop: shop }),
  }
}

/** Few items are sold by minishops; those that have no other distinct name left always are. */
function minishopOf(id: number, group: number, repeats: number, isComputer: boolean): string | undefined {
  if (repeats > offers.length) return minishopFor(0, Math.floor((repeats - 1) / offers.length), isComputer)
  return group === 0 && hash(id) % 100 < 5 ? minishopFor(hash(id), 0, isComputer) : undefined
}
