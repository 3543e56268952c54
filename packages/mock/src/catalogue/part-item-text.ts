import { at } from './at.ts'
import type { ItemText } from './catalogue.ts'
import type { CompiledParts } from './compile-parts.ts'
import { minishopFor } from './minishops.ts'
import { hash } from './random.ts'

/** Ways in which single shops sell a part, beside its packings. */
const conditions = [
  '',
  '병행수입',
  '리퍼',
  '당일발송',
  '전시품',
  '미개봉 반품',
  '세트 할인',
  '3년 무상 보증',
  '사업자 전용',
]

/** @param row 0 ≤ row; rows count through the entries, then through packings, then through shops */
export function partItemText(compiled: CompiledParts, row: number): ItemText {
  const { entries, packings, facets, specs } = compiled
  const entry = at(entries, row % entries.length)
  const round = Math.floor(row / entries.length)
  const keySpecs = specs.flatMap(facet => {
    const value = at(entry.values, facet)
    return value === 0 ? [] : [at(at(facets, facet).values, value - 1).name]
  })
  const title = `${entry.maker} ${entry.title}`
  if (round < packings.length) {
    const { label } = at(packings, round)
    const variantLabel = [entry.label, label].filter(word => word !== '').join(' ') || '기본'
    return { name: label === '' ? title : `${title} (${label})`, keySpecs, variantLabel }
  }
  const offering = round - packings.length
  const minishop = minishopFor(hash(entry.title), offering, true)
  const condition = at(conditions, Math.floor(offering / 17) % conditions.length)
  const name = `[${minishop}] ${title}${condition === '' ? '' : ` ${condition}`}`
  return { name, keySpecs, minishop }
}
