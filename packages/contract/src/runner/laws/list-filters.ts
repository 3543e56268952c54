import { priceTypeValues, traitValues } from '@jeoul/api/enums'
import type { ListItem, Trait } from '@jeoul/api/types'
import fc from 'fast-check'
import type { Ask } from '../exchanges/create-ask.ts'
import type { Values } from '../exchanges/exchange.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import type { KnownCategory } from '../known/known.ts'
import { propertyLaw } from './law.ts'
import {
  askList,
  type Choice,
  idsOf,
  type ListAnswer,
  listedPrice,
  listLaw,
  listQueries,
  maxItems,
} from './list-query.ts'

type PriceEnd = 'min' | 'max'

/**
 * Lists match their filters: prices inside the range, the chosen makers, and the words of the keyword; "the product's
 * name, maker or category must contain each of them", or its `key_specs`. Source: the contract.
 */
export const listFilters = [
  listLaw({
    id: 'list-filters',
    name: 'listed items match the filters',
    value: ({ known }) =>
      fc.record({
        query: listQueries(known),
        type: fc.constantFrom(...priceTypeValues),
        range: fc.tuple(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 2_000_000 })),
        ends: fc.constantFrom<readonly PriceEnd[]>([], ['min'], ['max'], ['min', 'max']),
        isNamed: fc.boolean(),
        pick: fc.nat(),
      }),
    async holds({ ask }, { query: { category, choice }, type, range: [least, width], ends, isNamed, pick }) {
      const min = ends.includes('min') ? least : undefined
      const max = ends.includes('max') ? least + width : undefined
      const maker = category.makers[pick % category.makers.length]
      const keyword = category.words[pick % category.words.length] ?? ''
      const list = await askList(ask, category, choice, {
        type,
        fields: ['maker'],
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
        ...(isNamed ? { keyword } : maker ? { maker: [maker.id] } : {}),
      })
      for (const [place, item] of list.body.result.items.entries()) {
        const at = `body.result.items.${place}`
        const price = listedPrice(item, type)
        const isInside = price !== null && price >= (min ?? 0) && price <= (max ?? Infinity)
        const range = `${min ?? 0} to ${max ?? 'any'}`
        hold(ends.length === 0 || isInside, `${at}.${type}`, `is ${price}, outside of ${range}`, list)
        // The keyword must be within one text: a match that spans two specs does not count.
        const texts = [[item.name, item.maker, ...category.names].join(' '), ...(item.key_specs ?? [])]
        const isFound = texts.some(text => plain(text).includes(plain(keyword)))
        hold(!isNamed || isFound, `${at}.name`, `lacks '${keyword}'`, list)
        const isOther = !isNamed && maker !== undefined && item.maker !== maker.name
        hold(!isOther, `${at}.maker`, `is ${item.maker}, and not ${maker?.name}`, list)
      }
    },
  }),
  listLaw({
    id: 'list-exclusions',
    name: 'a list leaves out the products that contain an excluded word',
    share: 0.3,
    value: ({ known }) => fc.record({ query: listQueries(known), pick: fc.nat() }),
    async holds({ ask }, { query: { category, choice }, pick }) {
      const word = category.words[pick % category.words.length] ?? ''
      if (word === '') return
      const list = await askList(ask, category, choice, { exclude: word })
      const { excluded = [], items } = list.body.result
      if (!excluded.includes(word)) return
      for (const [place, { name }] of items.entries()) {
        const contains = name.split(' ').some(part => plain(part) === plain(word))
        hold(!contains, `body.result.items.${place}.name`, `contains the excluded '${word}'`, list)
      }
    },
  }),
  listLaw({
    id: 'list-traits',
    name: 'listed items have the chosen traits',
    share: 0.5,
    value: ({ known }) =>
      fc.record({ query: listQueries(known), traits: fc.subarray([...traitValues], { minLength: 1 }) }),
    async holds({ ask }, { query: { category, choice }, traits }) {
      const list = await askList(ask, category, choice, { trait: traits })
      const counted = list.body.result.trait_counts ?? {}
      const filtered = traits.filter(trait => counted[trait] !== undefined)
      for (const [place, item] of list.body.result.items.entries()) {
        for (const trait of filtered) {
          const { holds, field, value } = traitChecks[trait](item)
          hold(holds, `body.result.items.${place}.${field}`, `is ${value}, and not ${trait}`, list)
        }
      }
    },
  }),
]

interface TraitCheck {
  readonly holds: boolean
  /** The fields of the item that show it. */
  readonly field: string
  readonly value: number | undefined
}

/** How an item shows each trait. The average grade of a `rated` item may have changed since the host counted it. */
const traitChecks: Readonly<Record<Trait, (item: ListItem) => TraitCheck>> = {
  free: ({ lowest }) => {
    const fee = lowest?.any.delivery ?? 0
    return { holds: fee === 0, field: 'lowest.any.delivery', value: fee }
  },
  sale: ({ price_state }) => ({ holds: price_state === 3, field: 'price_state', value: price_state }),
  rated: ({ review_score }) => ({
    holds: review_score !== undefined,
    field: 'review_score',
    value: review_score,
  }),
}

/** "Spaces and case are ignored." */
function plain(text: string): string {
  return text.replaceAll(/\s/g, '').toLowerCase()
}

/**
 * "Several values of one facet mean OR, several facets mean AND". Makers and malls mean OR as well ("at least one of
 * them must have an offer"), traits AND ("items must have all of them"). Source: the contract.
 */
export const listChoices = [
  propertyLaw({
    id: 'facet-choices',
    name: 'values of one facet are combined with OR, facets with AND',
    operations: ['getItems'],
    needs: ['facets'],
    share: 0.5,
    value: ({ known }) =>
      fc.record({
        category: fc.constantFrom(...known.categories.filter(({ facets }) => facets.length > 0)),
        pick: fc.nat(),
        next: fc.nat(),
      }),
    async holds({ ask }, { category, pick, next }) {
      const spec = (choice: Choice) => ({ spec: choice })
      const facet = category.facets[pick % category.facets.length]
      const values = facet?.values.filter(({ count }) => count > 0).map(({ key }) => key) ?? []
      const one = values[next % values.length]
      const two = values[(next + 1) % values.length]
      if (!facet || one === undefined || two === undefined) return
      const first = spec({ [facet.key]: [one] })
      if (one !== two) {
        const second = spec({ [facet.key]: [two] })
        holdEither(await listEachAndBoth(ask, category, first, second, spec({ [facet.key]: [one, two] })))
      }
      const other = category.facets[(pick + 1) % category.facets.length]
      const value = other?.values[next % other.values.length]?.key
      if (!other || other === facet || value === undefined) return
      const third = spec({ [other.key]: [value] })
      holdBoth(await listEachAndBoth(ask, category, first, third, spec({ ...first.spec, ...third.spec })))
    },
  }),
  listLaw({
    id: 'other-choices',
    name: 'makers and malls are combined with OR, traits with AND',
    share: 0.4,
    value: ({ known }) => fc.record({ category: fc.constantFrom(...known.categories), pick: fc.nat() }),
    async holds({ ask }, { category, pick }) {
      const list = await askList(ask, category, {}, { limit: 1 })
      const { malls = [], trait_counts = {} } = list.body.result
      const listTwo = (name: string, ids: readonly string[]) => {
        const one = ids[pick % ids.length]
        const two = ids[(pick + 1) % ids.length]
        return listEachAndBoth(ask, category, { [name]: [one] }, { [name]: [two] }, { [name]: [one, two] })
      }
      const makerIds = category.makers.map(({ id }) => id)
      const mallIds = malls.map(({ id }) => id)
      const traits = Object.keys(trait_counts)
      if (makerIds.length > 1) holdEither(await listTwo('maker', makerIds))
      if (mallIds.length > 1) holdEither(await listTwo('mall', mallIds))
      if (traits.length > 1) holdBoth(await listTwo('trait', traits))
    },
  }),
]

/** The lists for one choice, for another, and for both. */
type OneOtherBoth = readonly [ListAnswer, ListAnswer, ListAnswer]

async function listEachAndBoth(
  ask: Ask,
  category: KnownCategory,
  ...[one, other, both]: readonly [one: Values, other: Values, both: Values]
): Promise<OneOtherBoth> {
  const list = (choice: Values) => askList(ask, category, {}, { ...choice, limit: maxItems })
  return [await list(one), await list(other), await list(both)]
}

function holdEither(lists: OneOtherBoth): void {
  const [one, other, both] = totalsOf(lists)
  const isPossible = both >= Math.max(one, other) && both <= one + other
  hold(isPossible, 'body.result.total', `is ${both} for ${one} or ${other}`, ...lists)
  holdItems(lists, (ofOne, ofOther) => [...new Set([...ofOne, ...ofOther])])
}

function holdBoth(lists: OneOtherBoth): void {
  const [one, other, both] = totalsOf(lists)
  hold(both <= Math.min(one, other), 'body.result.total', `is ${both} for ${one} and ${other}`, ...lists)
  holdItems(lists, (ofOne, ofOther) => ofOne.filter(id => ofOther.includes(id)))
}

const totalOf = ({ body }: ListAnswer) => body.result.total

function totalsOf([one, other, both]: OneOtherBoth) {
  return [totalOf(one), totalOf(other), totalOf(both)] as const
}

/** Compares the items of both choices with a combination of each one's, unless a list is too long. */
function holdItems(
  lists: OneOtherBoth,
  combine: (one: readonly string[], other: readonly string[]) => readonly string[],
): void {
  if (lists.some(list => totalOf(list) > maxItems)) return
  const [one, other, both] = lists
  const ids = ({ body }: ListAnswer) => idsOf(body.result.items)
  holdSame('body.result.items', ids(both).toSorted(), combine(ids(one), ids(other)).toSorted(), ...lists)
}
