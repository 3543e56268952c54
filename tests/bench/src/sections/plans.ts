import { solve } from '@jeoul/estimate/plan/solve'
import { markets, questionOf, shoppers } from '@jeoul/estimate/plan/testing/market-questions'
import { cpuOf, toFixedWork } from '../fixed-work.ts'
import { figure, goal, type Section } from '../report.ts'
import { median } from '../statistics.ts'

const [parts, malls] = [10, 40]

/** Measures the CPU time of finding the cheapest malls for an estimate, in markets that are usual and in hard ones. */
export function plans(rounds: number): Section {
  const cases = Object.entries(markets).flatMap(([market, terms]) =>
    Object.entries(shoppers).map(([shopper, own]) => {
      const questions = Array.from({ length: 10 * rounds }, (_, seed) =>
        questionOf(terms, own, { parts, malls, seed: seed + 1 }),
      )
      const times = questions.map(question => cpuOf(() => solve(question)) / 1000)
      return { name: `${market}; ${shopper}`, questions, times, middle: median(times) }
    }),
  )
  const slowest = Math.max(...cases.map(({ middle }) => middle))
  const hardest = cases.find(({ middle }) => middle === slowest)?.questions ?? []
  return {
    title: `가장 싸게 사는 방법: ${parts} parts at ${malls} malls`,
    table: {
      columns: ['market; shopper', 'CPU ms, least', 'median', 'most'],
      rows: cases.map(({ name, times, middle }) => [
        name,
        ...[Math.min(...times), middle, Math.max(...times)].map(figure),
      ]),
    },
    goals: [goal('CPU ms, the slowest median', slowest, 'at most', 200)],
    ratios: [
      {
        name: 'the hardest plans, to a fixed piece of work',
        value: toFixedWork(hardest.map(question => () => solve(question))),
        better: 'less',
      },
    ],
  }
}
