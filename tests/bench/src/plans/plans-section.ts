import { solve } from '@jeoul/estimate/plan/solve'
import { markets, questionOf, shoppers } from '@jeoul/estimate/plan/testing/market-questions'
import { toFixedWork } from '../ratios/calibrate.ts'
import { figure } from '../report/format.ts'
import { goal, type Section } from '../report/section.ts'
import { median } from '../statistics.ts'

const [parts, malls] = [10, 40]
const questions = 10

/** Measures how long it takes to find the cheapest malls for an estimate, in markets that are usual and in hard ones. */
export function plansSection(runs: number): Section {
  const cases = Object.entries(markets).flatMap(([name, market]) =>
    Object.entries(shoppers).map(([shopper, terms]) => {
      const drawn = Array.from({ length: questions * runs }, (_, seed) =>
        questionOf(market, terms, { parts, malls, seed: seed + 1 }),
      )
      const answers = drawn.map(measure)
      return { name: `${name}; ${shopper}`, drawn, answers, times: answers.map(({ ms }) => ms) }
    }),
  )
  const all = cases.flatMap(({ times }) => times)
  const slowest = Math.max(...cases.map(({ times }) => median(times)))
  const hardest = cases.find(({ times }) => median(times) === slowest)?.drawn ?? []
  const exact = cases.flatMap(({ answers }) => answers).filter(({ isExact }) => isExact)
  return {
    title: `가장 싸게 사는 방법: ${parts} parts at ${malls} malls`,
    tables: [
      {
        columns: ['market; shopper', 'CPU ms, least', 'median', 'most'],
        rows: cases.map(({ name, times }) => [
          name,
          figure(Math.min(...times)),
          figure(median(times)),
          figure(Math.max(...times)),
        ]),
      },
    ],
    goals: [goal('CPU ms, the slowest median', slowest, 'at most', 200)],
    ratios: [
      {
        name: 'the hardest plans, to a fixed piece of work',
        value: toFixedWork(hardest.map(question => () => solve(question))),
        better: 'less',
      },
    ],
    notes: [
      `${figure(all.length)} questions, ${figure(exact.length)} of them answered exactly; the very first run before anything is compiled.`,
    ],
    series: [{ name: 'plans', unit: 'ms', runs: all.slice(0, 50), isSteady: false }],
  }
}

function measure(question: ReturnType<typeof questionOf>) {
  const began = process.cpuUsage()
  const { isExact } = solve(question)
  const { user, system } = process.cpuUsage(began)
  return { ms: (user + system) / 1000, isExact }
}
