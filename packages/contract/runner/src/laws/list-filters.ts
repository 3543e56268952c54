import { priceTypeValues, traitValues } from '@jeoul/api/enums'
import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold } from '../exchanges/hold.ts'
import { listQuestions, listValues } from './list-questions.ts'
import { listedPrice } from './listed-price.ts'

/**
 * Lists match their filters: prices inside the range, the chosen makers, and "words, every one of which the
 * product's name, maker or category must hold". Source: the contract.
 */
export function listFilters({ ask, known }: Context): readonly Check[] {
  if (known.categories.length === 0) return []
  return [
    lawCheck({
      name: 'what is listed fits the filter',
      operations: ['getItems'],
      value: fc.record({
        question: listQuestions(known),
        type: fc.constantFrom(...priceTypeValues),
        range: fc.tuple(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 2_000_000 })),
        isPriced: fc.boolean(),
        isNamed: fc.boolean(),
        pick: fc.nat(),
      }),
      async holds({ question: { category, choice }, type, range: [min, width], isPriced, isNamed, pick }) {
        const maker = category.makers[pick % category.makers.length]
        const keyword = category.words[pick % category.words.length] ?? ''
        const list = await ask.ok('getItems', {
          values: listValues(category, choice, {
            type,
            fields: ['maker'],
            ...(isPriced ? { min, max: min + width } : {}),
            ...(isNamed ? { keyword } : maker ? { maker: [maker.id] } : {}),
          }),
        })
        for (const [place, item] of list.body.result.items.entries()) {
          const at = `body.result.items.${place}`
          const price = listedPrice(item, type)
          const isInside = price !== null && price >= min && price <= min + width
          hold(
            !isPriced || isInside,
            `${at}.${type}`,
            `is ${price}, outside of ${min} to ${min + width}`,
            list,
          )
          const isFound = plain([item.name, item.maker, ...category.names].join(' ')).includes(plain(keyword))
          hold(!isNamed || isFound, `${at}.name`, `is without '${keyword}'`, list)
          const isOther = !isNamed && maker !== undefined && item.maker !== maker.name
          hold(!isOther, `${at}.maker`, `is ${item.maker}, and not ${maker?.name}`, list)
        }
      },
    }),
    lawCheck({
      name: 'what is listed has the chosen traits',
      operations: ['getItems'],
      share: 0.5,
      value: fc.record({
        question: listQuestions(known),
        traits: fc.subarray([...traitValues], { minLength: 1 }),
      }),
      async holds({ question: { category, choice }, traits }) {
        const list = await ask.ok('getItems', { values: listValues(category, choice, { trait: traits }) })
        const counted = list.body.result.trait_counts ?? {}
        const filters = (trait: (typeof traits)[number]) =>
          traits.includes(trait) && counted[trait] !== undefined
        for (const [place, { price_state, lowest }] of list.body.result.items.entries()) {
          const at = `body.result.items.${place}`
          const fee = lowest?.any.delivery ?? 0
          hold(!filters('free') || fee === 0, `${at}.lowest.any.delivery`, `is ${fee}, and not free`, list)
          const isSold = price_state === 3
          hold(!filters('sale') || isSold, `${at}.price_state`, `is ${price_state}, and not for sale`, list)
        }
      },
    }),
  ]
}

/** "Spaces and capitals make no difference." */
function plain(text: string): string {
  return text.replaceAll(/\s/g, '').toLowerCase()
}
