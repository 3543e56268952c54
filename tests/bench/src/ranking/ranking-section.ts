import { rankOffers } from '@jeoul/personal-price'
import { startMockOf } from '../children/start-house.ts'
import { toFixedWork } from '../ratios/calibrate.ts'
import { figure } from '../report/format.ts'
import { goal, type Section } from '../report/section.ts'
import { median, percentile } from '../statistics.ts'
import { changingTerms } from './changing-terms.ts'
import { fetchOffers } from './fetch-offers.ts'

const offerCount = 200
const changes = 600
/** A piece of work that costs about as much as the fixed one, so that the clock's steps count in neither. */
const changesInPiece = 100

/** Measures how long it takes to re-sort a shopper's offers when 내 결제조건 changes. */
export async function rankingSection(runs: number): Promise<Section> {
  await using mock = await startMockOf(10_000)
  const offers = await fetchOffers(mock, offerCount)
  const [first = Number.NaN, ...others] = Array.from({ length: changes * runs }, (_, change) => {
    const terms = changingTerms[change % changingTerms.length]
    const began = performance.now()
    if (terms) rankOffers(offers, terms)
    return performance.now() - began
  })
  const pieces = Array.from({ length: 10 * runs }, () => () => {
    for (let change = 0; change < changesInPiece; change += 1) {
      const terms = changingTerms[change % changingTerms.length]
      if (terms) rankOffers(offers, terms)
    }
  })
  const slow = percentile(others, 0.95)
  return {
    title: `내 결제조건: ${offerCount} offers ranked again at each change`,
    tables: [
      {
        columns: ['change', 'ms'],
        rows: [
          ['the very first, nothing compiled', figure(first)],
          ['in the middle', figure(median(others))],
          ['19 of 20 below', figure(slow)],
        ],
      },
    ],
    goals: [goal('ms, 19 of 20 below', slow, 'at most', 4), goal('ms, the very first', first, 'at most', 4)],
    ratios: [
      {
        name: 'a changed 내 결제조건, to a fixed piece of work',
        value: toFixedWork(pieces) / changesInPiece,
        better: 'less',
      },
    ],
    notes: [
      `${figure(others.length)} changes between ${changingTerms.length} shoppers; each prices and sorts all offers anew.`,
    ],
    series: [{ name: 'ranking', unit: 'ms', runs: others.slice(0, 50), isSteady: false }],
  }
}
