import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { holdSame } from '../exchanges/hold.ts'
import { listQuestions, listValues } from './list-questions.ts'

/**
 * "The counts of a facet ignore the values chosen in that facet", and for malls, "counts ignore the chosen malls":
 * whatever is chosen, the others can still be chosen instead. Source: the contract.
 */
export function ownChoices({ ask, known }: Context): readonly Check[] {
  if (known.categories.length === 0) return []
  return [
    lawCheck({
      id: 'own-facet-counts',
      name: 'a choice does not change the counts of its own facet',
      operations: ['getItems'],
      share: 0.4,
      value: fc.record({ question: listQuestions(known), pick: fc.nat() }),
      async holds({ question: { category, choice }, pick }) {
        const list = (more: object) =>
          ask.ok('getItems', { values: listValues(category, choice, { limit: 1, ...more }) })
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
    }),
  ]
}
