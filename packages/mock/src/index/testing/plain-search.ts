import { flag } from '../../catalogue/catalogue.ts'
import { isDeliveredFree, lowestPrices } from '../../catalogue/lowest-prices.ts'
import { drawOffers } from '../../catalogue/offers.ts'
import { makerIdOf } from '../maker-id.ts'
import type { Question } from '../question.ts'
import { type TinyItem, tinyCatalogue, tinyFacets, tinyMakers } from '../tiny-catalogue.ts'

/** Items by the category that they are in. */
export type Leaves = Record<string, TinyItem[]>

/** An item with its category. */
interface Row extends TinyItem {
  readonly leaf: string
}

/** What lists sort and filter by: the totals of offers, or the row's own prices where no mall sells it. */
function listedPrices(leaves: Leaves, cateId: string, row: number): Pick<TinyItem, 'cash' | 'card'> {
  const catalogue = tinyCatalogue(leaves)
  const leaf = catalogue.leaves.get(cateId)
  const lowest = leaf && lowestPrices(catalogue, leaf, row)
  return lowest ? { cash: lowest.any.total, card: (lowest.card ?? lowest.any).total } : {}
}

/** Whether an item has every chosen trait and one of the chosen malls. */
function isSoldAsChosen(
  leaves: Leaves,
  cateId: string,
  row: number,
  { traits, region, malls }: Question,
): boolean {
  const catalogue = tinyCatalogue(leaves)
  const leaf = catalogue.leaves.get(cateId)
  const offers = leaf ? drawOffers(catalogue, leaf, row) : []
  const item = leaves[cateId]?.[row]
  const has = {
    free: isDeliveredFree(offers, region),
    sale: (item?.cash ?? 0) > 0,
    rated: (item?.reviews ?? 0) > 0 && (item?.score ?? 45) >= 40,
  }
  const isSold = malls.length === 0 || offers.some(({ mallId }) => malls.includes(String(mallId)))
  return isSold && traits.every(trait => has[trait])
}

/** What a question finds: a reference implementation on plain objects, one item after the other. */
function matchesOf(leaves: Leaves, question: Question): Row[] {
  const { cateId = '', type, makers, specs, min, max, keyword, exclude } = question
  const wordsIn = (text: string) => text.normalize('NFC').toLowerCase().split(' ').filter(Boolean)
  return Object.entries(leaves)
    .flatMap(([leaf, rows]) =>
      rows
        .map((row, place) => ({ ...row, leaf, ...listedPrices(leaves, leaf, place) }))
        .filter((_, place) => isSoldAsChosen(leaves, leaf, place, question)),
    )
    .filter(row => row.leaf.startsWith(cateId))
    .filter(row => question.shop === null || row.minishop === question.shop)
    .filter(row => question.event === null || (row.leaf === question.event && row.flags === flag.event))
    .filter(row => makers.length === 0 || makers.includes(makerIdOf(row.maker ?? 0)))
    .filter(row => (min === undefined && max === undefined) || (row[type] ?? 0) > 0)
    .filter(row => (row[type] ?? 0) >= (min ?? 0) && (row[type] ?? 0) <= (max ?? Infinity))
    .filter(row => {
      const texts = [row.name ?? '', tinyMakers[row.maker ?? 0] ?? '']
      const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(' ', '')
      const isKind = (word: string) => Object.keys(leaves).some(leaf => plain(`분류 ${leaf}`).endsWith(word))
      const isFound = (word: string) =>
        plain(`분류 ${row.leaf}`).includes(word) ||
        [...texts, ...(isKind(word) ? [] : (row.keySpecs ?? ['8코어']))].some(text => holds(text, word))
      return wordsIn(keyword).every(isFound) && !wordsIn(exclude).some(isFound)
    })
    .filter(row =>
      Object.entries(specs).every(([key, wanted]) => {
        if (cateId.length < 3) return false
        const place = tinyFacets.findIndex(facet => facet.key === key)
        const value = tinyFacets[place]?.values[(row.specs?.[place] ?? 0) - 1]
        return value !== undefined && wanted.includes(value.key)
      }),
    )
}

/** Whether a text has a word in one of its own, or from the beginning of a word or of its parts on, spaces ignored. */
function holds(text: string, word: string): boolean {
  const normal = text.normalize('NFC').toLowerCase()
  const beginnings = Array.from(normal.matchAll(/[0-9]+|[a-z]+|[가-힣]+|\S/g), ({ index }) => index)
  return (
    normal.split(' ').some(own => own.includes(word)) ||
    beginnings.some(place => normal.slice(place).replaceAll(' ', '').startsWith(word))
  )
}

function orderOf(rows: Row[], { sort, type, isGrouped }: Question): number[] {
  const price = (row: Row) => row[type] ?? 0
  const before: Record<Question['sort'], (a: Row, b: Row) => number> = {
    rank: (a, b) => (b.popularity ?? 0) - (a.popularity ?? 0),
    relevance: (a, b) => (b.popularity ?? 0) - (a.popularity ?? 0),
    new: (a, b) => (b.registered ?? 0) - (a.registered ?? 0),
    review: (a, b) => (b.reviews ?? 0) - (a.reviews ?? 0),
    low: (a, b) => Number(price(a) === 0) - Number(price(b) === 0) || price(a) - price(b),
    high: (a, b) => Number(price(a) === 0) - Number(price(b) === 0) || price(b) - price(a),
  }
  const ordered = [...rows].sort((a, b) => before[sort](a, b) || a.id - b.id)
  const productOf = ({ leaf, group, id }: Row) => (group ? `${leaf}:${group}` : id)
  const first = new Map(ordered.toReversed().map(row => [productOf(row), row]))
  return ordered.filter(row => !isGrouped || first.get(productOf(row)) === row).map(row => row.id)
}

/** The ids that answer a question, in their order and without its window. */
export function searchPlainly(leaves: Leaves, question: Question): number[] {
  return orderOf(matchesOf(leaves, question), question)
}
