import { startMockOf } from '../children/start-house.ts'
import type { Section } from '../report/section.ts'
import { measureFirstAnswers } from './first-answer.ts'
import { measureListCost } from './list-cost.ts'
import { measureSoak } from './soak.ts'

/**
 * Measures the mock's lists, its first answer, the cost of ten times as many items, and its memory after a
 * day's calls.
 */
export async function mockSection(runs: number): Promise<Section> {
  const firstAnswers = await measureFirstAnswers(runs)
  const listCost = await listCostOf(runs)
  const soak = await measureSoak()
  return {
    title: 'Mock: lists over HTTP, 30 items a page, everything checked',
    tables: [listCost.table, firstAnswers.table, soak.table],
    goals: [...listCost.goals, ...firstAnswers.goals, ...soak.goals],
    notes: [...listCost.notes, ...firstAnswers.notes],
    series: [...listCost.series, ...firstAnswers.series],
  }
}

async function listCostOf(runs: number) {
  await using small = await startMockOf(10_000)
  await using large = await startMockOf(100_000)
  return await measureListCost(small, large, runs)
}
