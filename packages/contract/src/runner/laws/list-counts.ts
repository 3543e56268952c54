import { priceTypeValues } from '@jeoul/api/enums'
import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold } from '../exchanges/hold.ts'
import { bandValues, holdCount } from './hold-count.ts'
import { listQuestions, listValues } from './list-questions.ts'

/**
 * Every count of a list equals the items that its filter leaves: "The counts of a facet ignore the values chosen in
 * that facet". Source: the contract.
 */
export function listCounts(context: Context): readonly Check[] {
  if (context.known.categories.length === 0) return []
  return [facetsCount(context), makersCount(context), mallsAndTraitsCount(context), priceBandsCount(context)]
}

function facetsCount({ ask, known }: Context): Check {
  return lawCheck({
    id: 'facet-counts',
    name: "a facet's count is the number of items left by choosing it",
    operations: ['getItems'],
    value: fc.record({ question: listQuestions(known), pick: fc.nat() }),
    async holds({ question: { category, choice }, pick }) {
      const list = await ask.ok('getItems', { values: listValues(category, choice, { limit: 1 }) })
      const all = Object.entries(list.body.result.spec_counts ?? {})
      // Every other draw counts a facet with chosen values, which its own counts ignore.
      const chosen = pick % 2 === 0 ? all.filter(([facet]) => facet in choice) : []
      const counts = (chosen.length > 0 ? chosen : all).flatMap(([facet, values]) =>
        Object.entries(values).map(([key, count]) => ({
          place: `body.result.spec_counts.${facet}.${key}`,
          count,
          values: listValues(category, { ...choice, [facet]: [key] }),
        })),
      )
      await holdCount(ask, counts, pick >> 1, list)
    },
  })
}

function makersCount({ ask, known }: Context): Check {
  return lawCheck({
    id: 'maker-counts',
    name: "a maker's count is the number of items left by choosing it",
    operations: ['getItems'],
    share: 0.5,
    value: fc.record({ question: listQuestions(known), pick: fc.nat() }),
    async holds({ question: { category, choice }, pick }) {
      const list = await ask.ok('getItems', { values: listValues(category, choice, { limit: 1 }) })
      const counts = list.body.makers.map(({ id, count }, place) => ({
        place: `body.makers.${place}.count`,
        count,
        values: listValues(category, choice, { maker: [id] }),
      }))
      await holdCount(ask, counts, pick, list)
    },
  })
}

function mallsAndTraitsCount({ ask, known }: Context): Check {
  return lawCheck({
    id: 'mall-and-trait-counts',
    name: "a mall's or trait's count is the number of items left by choosing it",
    operations: ['getItems'],
    share: 0.5,
    value: fc.record({ question: listQuestions(known), pick: fc.nat() }),
    async holds({ question: { category, choice }, pick }) {
      // Often, no facet is chosen or none narrows the list; a maker does.
      const maker = pick % 2 === 0 ? category.makers[pick % category.makers.length] : undefined
      const chosen = maker ? { maker: [maker.id] } : {}
      const list = await ask.ok('getItems', { values: listValues(category, choice, { ...chosen, limit: 1 }) })
      const { malls = [], trait_counts = {} } = list.body.result
      const ofMalls = malls.map(({ id, count }, place) => ({
        place: `body.result.malls.${place}.count`,
        count,
        values: listValues(category, choice, { ...chosen, mall: [id] }),
      }))
      const ofTraits = Object.entries(trait_counts).map(([trait, count]) => ({
        place: `body.result.trait_counts.${trait}`,
        count,
        values: listValues(category, choice, { ...chosen, trait: [trait] }),
      }))
      await holdCount(ask, ofTraits, pick, list)
      await holdCount(ask, ofMalls, pick, list)
      if (maker || Object.keys(choice).length > 0) return
      const late = malls.findIndex(({ count }, place) => count > (malls[place - 1]?.count ?? count))
      hold(late < 0, `body.result.malls.${late}.count`, 'is more than the one before', list)
    },
  })
}

function priceBandsCount({ ask, known }: Context): Check {
  return lawCheck({
    id: 'price-band-counts',
    name: "a price band's count is the number of items left by choosing it",
    operations: ['getItems'],
    share: 0.5,
    value: fc.record({
      question: listQuestions(known),
      pick: fc.nat(),
      type: fc.constantFrom(...priceTypeValues),
    }),
    async holds({ question: { category, choice }, pick, type }) {
      const list = await ask.ok('getItems', { values: listValues(category, choice, { type, limit: 1 }) })
      const counts = (list.body.result.price_bands ?? []).map((band, place) => ({
        place: `body.result.price_bands.${place}.count`,
        count: band.count ?? 0,
        values: listValues(category, choice, { type, ...bandValues(band) }),
      }))
      await holdCount(ask, counts, pick, list)
    },
  })
}
