import { priceTypeValues, traitValues } from '@jeoul/api/enums'
import type { ListItem, Trait } from '@jeoul/api/types'
import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold } from '../exchanges/hold.ts'
import { listQuestions, listValues } from './list-questions.ts'
import { listedPrice } from './listed-price.ts'

type PriceEnd = 'min' | 'max'

/**
 * Lists match their filters: prices inside the range, the chosen makers, and the words of the keyword; "the product's
 * name, maker or category must contain each of them", or its `key_specs`. Source: the contract.
 */
export function listFilters(context: Context): readonly Check[] {
  if (context.known.categories.length === 0) return []
  return [listsFitFilters(context), listsHaveTraits(context)]
}

function listsFitFilters({ ask, known }: Context): Check {
  return lawCheck({
    id: 'list-filters',
    name: 'listed items match the filters',
    operations: ['getItems'],
    value: fc.record({
      question: listQuestions(known),
      type: fc.constantFrom(...priceTypeValues),
      range: fc.tuple(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 2_000_000 })),
      ends: fc.constantFrom<readonly PriceEnd[]>([], ['min'], ['max'], ['min', 'max']),
      isNamed: fc.boolean(),
      pick: fc.nat(),
    }),
    async holds({ question: { category, choice }, type, range: [least, width], ends, isNamed, pick }) {
      const min = ends.includes('min') ? least : undefined
      const max = ends.includes('max') ? least + width : undefined
      const maker = category.makers[pick % category.makers.length]
      const keyword = category.words[pick % category.words.length] ?? ''
      const list = await ask.ok('getItems', {
        values: listValues(category, choice, {
          type,
          fields: ['maker'],
          ...(min !== undefined && { min }),
          ...(max !== undefined && { max }),
          ...(isNamed ? { keyword } : maker ? { maker: [maker.id] } : {}),
        }),
      })
      for (const [place, item] of list.body.result.items.entries()) {
        const at = `body.result.items.${place}`
        const price = listedPrice(item, type)
        const isInside = price !== null && price >= (min ?? 0) && price <= (max ?? Infinity)
        const range = `${min ?? 0} to ${max ?? 'any'}`
        hold(ends.length === 0 || isInside, `${at}.${type}`, `is ${price}, outside of ${range}`, list)
        // One spec has the word: words of the name and of two specs beside each other are no match.
        const texts = [[item.name, item.maker, ...category.names].join(' '), ...(item.key_specs ?? [])]
        const isFound = texts.some(text => plain(text).includes(plain(keyword)))
        hold(!isNamed || isFound, `${at}.name`, `is without '${keyword}'`, list)
        const isOther = !isNamed && maker !== undefined && item.maker !== maker.name
        hold(!isOther, `${at}.maker`, `is ${item.maker}, and not ${maker?.name}`, list)
      }
    },
  })
}

function listsHaveTraits({ ask, known }: Context): Check {
  return lawCheck({
    id: 'list-traits',
    name: 'listed items have the chosen traits',
    operations: ['getItems'],
    share: 0.5,
    value: fc.record({
      question: listQuestions(known),
      traits: fc.subarray([...traitValues], { minLength: 1 }),
    }),
    async holds({ question: { category, choice }, traits }) {
      const list = await ask.ok('getItems', { values: listValues(category, choice, { trait: traits }) })
      const counted = list.body.result.trait_counts ?? {}
      const filtered = traits.filter(trait => counted[trait] !== undefined)
      for (const [place, item] of list.body.result.items.entries()) {
        for (const trait of filtered) {
          const { holds, field, value } = traitChecks[trait](item)
          hold(holds, `body.result.items.${place}.${field}`, `is ${value}, and not ${trait}`, list)
        }
      }
    },
  })
}

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
