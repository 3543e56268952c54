import type { Scenario } from '@jeoul/mock'
import { expect, test } from 'vitest'
import { describeScenarios } from './scenarios-command.ts'

const play = () => undefined
const all = new Map<string, Scenario>([
  ['offline', { about: 'nothing answers', play }],
  [
    'slow',
    { about: 'every answer is late', setting: { unit: 'ms', usual: 2000, min: 1, max: 60_000 }, play },
  ],
])

test('shows each scenario as it is written, with what its number means', () => {
  expect(describeScenarios(all)).toEqual([
    'offline    nothing answers',
    'slow=2000  every answer is late (ms, 1–60000)',
  ])
})
