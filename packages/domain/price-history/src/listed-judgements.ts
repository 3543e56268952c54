import { getPriceChangesFx, maxPriceChanges, type PriceChangesParams } from '@jeoul/api'
import { createBatchedResource } from '@jeoul/api/create-batched-resource'
import type { PriceChangesResponse } from '@jeoul/api/types'
import { attach, combine } from 'effector'
import { dayOf } from './days.ts'
import { daysOf } from './history.ts'
import { type Judgement, judgePrice } from './judge-price.ts'
import { runsWithin } from './period.ts'
import { readRuns } from './read-history.ts'

type Judgements = Readonly<Record<string, Judgement | null>>

/** Judges today's prices by three months, as a product's page does at first; null for a product that was not observed. */
function readJudgements({ success, result }: PriceChangesResponse): Judgements | null {
  if (!success || !Array.isArray(result)) return null
  return Object.fromEntries(
    result.map(({ item_id, today, days = [] }) => {
      const day = dayOf(today)
      const runs = runsWithin({ runs: readRuns(days, day) }, day, daysOf[3])
      return [item_id, runs.length === 0 ? null : judgePrice({ runs }, day)]
    }),
  )
}

const judgements = createBatchedResource({
  call: attach({
    effect: getPriceChangesFx,
    mapParams: (asked: PriceChangesParams): PriceChangesParams => ({ ...asked, months: 3 }),
  }),
  most: maxPriceChanges,
  read: readJudgements,
})

/** Requests the judgements of products in a list. */
export const judgementsWanted = judgements.wanted
/** The judgements of today's prices by product; null where there is none. */
export const $judgements = combine(
  judgements.$data,
  judgements.$settled,
  (known, settled): Judgements => ({
    ...Object.fromEntries(settled.map(itemId => [itemId, null])),
    ...known,
  }),
)
