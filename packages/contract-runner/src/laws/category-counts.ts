import fc from 'fast-check'
import { holdSame } from '../asking/hold.ts'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { bandValues, holdCount } from './hold-count.ts'
import { listValues } from './list-questions.ts'

/** What a category offers as filters counts what each leaves: "Bands from cheap to dear, without gaps". Source: the contract. */
export function categoryCounts({ ask, known }: Context): readonly Check[] {
  if (known.categories.length === 0) return []
  const value = fc.record({ category: fc.constantFrom(...known.categories), pick: fc.nat() })
  return [
    lawCheck({
      name: 'a facet of a category counts what choosing it leaves',
      operations: ['getSpecs', 'getItems'],
      share: 0.5,
      value,
      async holds({ category, pick }) {
        const specs = await ask.ok('getSpecs', { values: { cate: category.cateId } })
        const counts = specs.body.result.flatMap(({ key, values }, facet) =>
          values.map((value, place) => ({
            place: `body.result.${facet}.values.${place}.count`,
            count: value.count,
            values: listValues(category, { [key]: [value.key] }),
          })),
        )
        await holdCount(ask, counts, pick, specs)
      },
    }),
    lawCheck({
      name: 'price bands leave no gap, and count what choosing them leaves',
      operations: ['getPriceBands', 'getItems'],
      share: 0.5,
      value,
      async holds({ category, pick }) {
        const answer = await ask.ok('getPriceBands', { values: { cate_id: category.cateId } })
        const { data } = answer.body
        const bands = Array.isArray(data) ? data : data.list
        for (const [place, { max }] of bands.slice(0, -1).entries()) {
          holdSame(`body.data.${place + 1}.min`, bands[place + 1]?.min, (max ?? 0) + 1, answer)
        }
        const counts = bands.map((band, place) => ({
          place: `body.data.${place}.count`,
          count: band.count ?? 0,
          values: listValues(category, {}, bandValues(band)),
        }))
        await holdCount(ask, counts, pick, answer)
      },
    }),
  ]
}
