import { priceTypeValues } from '@jeoul/api/enums'
import fc from 'fast-check'
import { hold, holdSame } from '../exchanges/hold.ts'
import { askList, bandValues, holdCount, listLaw, listQueries, listValues } from './list-query.ts'

/** The counts in a list's answer equal the items that each filter leaves. Source: the contract. */
export const listCounts = [
  listLaw({
    id: 'facet-counts',
    name: "a facet's count is the number of items left by choosing it",
    value: ({ known }) => fc.record({ query: listQueries(known), pick: fc.nat() }),
    async holds({ ask }, { query: { category, choice }, pick }) {
      const list = await askList(ask, category, choice, { limit: 1 })
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
  }),
  listLaw({
    id: 'maker-counts',
    name: "a maker's count is the number of items left by choosing it",
    share: 0.5,
    value: ({ known }) => fc.record({ query: listQueries(known), pick: fc.nat() }),
    async holds({ ask }, { query: { category, choice }, pick }) {
      const list = await askList(ask, category, choice, { limit: 1 })
      const counts = list.body.makers.map(({ id, count }, place) => ({
        place: `body.makers.${place}.count`,
        count,
        values: listValues(category, choice, { maker: [id] }),
      }))
      await holdCount(ask, counts, pick, list)
    },
  }),
  listLaw({
    id: 'mall-and-trait-counts',
    name: "a mall's or trait's count is the number of items left by choosing it",
    share: 0.5,
    value: ({ known }) => fc.record({ query: listQueries(known), pick: fc.nat() }),
    async holds({ ask }, { query: { category, choice }, pick }) {
      // Often, no facet is chosen or none narrows the list; a maker does.
      const maker = pick % 2 === 0 ? category.makers[pick % category.makers.length] : undefined
      const chosen = maker ? { maker: [maker.id] } : {}
      const list = await askList(ask, category, choice, { ...chosen, limit: 1 })
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
  }),
  listLaw({
    id: 'price-band-counts',
    name: "a price band's count is the number of items left by choosing it",
    share: 0.5,
    value: ({ known }) =>
      fc.record({
        query: listQueries(known),
        pick: fc.nat(),
        type: fc.constantFrom(...priceTypeValues),
      }),
    async holds({ ask }, { query: { category, choice }, pick, type }) {
      const list = await askList(ask, category, choice, { type, limit: 1 })
      const counts = (list.body.result.price_bands ?? []).map((band, place) => ({
        place: `body.result.price_bands.${place}.count`,
        count: band.count ?? 0,
        values: listValues(category, choice, { type, ...bandValues(band) }),
      }))
      await holdCount(ask, counts, pick, list)
    },
  }),
]

/**
 * "The counts of a facet ignore the values chosen in that facet", and for malls, "counts ignore the chosen malls", so the
 * other values can still be chosen instead. Source: the contract.
 */
export const ownCounts = listLaw({
  id: 'own-facet-counts',
  name: 'a choice does not change the counts of its own facet',
  share: 0.4,
  value: ({ known }) => fc.record({ query: listQueries(known), pick: fc.nat() }),
  async holds({ ask }, { query: { category, choice }, pick }) {
    const list = (more: object) => askList(ask, category, choice, { limit: 1, ...more })
    const open = await list({})
    const { makers, result } = open.body
    const maker = makers[pick % makers.length]
    if (maker) {
      const chosen = await list({ maker: [maker.id] })
      holdSame('body.makers', chosen.body.makers, makers, open, chosen)
    }
    const { malls = [] } = result
    const mall = malls[pick % malls.length]
    if (mall) {
      const chosen = await list({ mall: [mall.id] })
      holdSame('body.result.malls', chosen.body.result.malls, malls, open, chosen)
    }
    const facet = category.facets[pick % category.facets.length]
    const value = facet?.values[pick % facet.values.length]
    if (!facet || !value) return
    const { [facet.key]: _, ...others } = choice
    const without = await list({ spec: others })
    const chosen = await list({ spec: { ...others, [facet.key]: [value.key] } })
    const at = `body.result.spec_counts.${facet.key}`
    const counts = without.body.result.spec_counts?.[facet.key]
    holdSame(at, chosen.body.result.spec_counts?.[facet.key], counts, without, chosen)
  },
})
