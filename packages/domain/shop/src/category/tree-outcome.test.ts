import type { Loaded } from '@jeoul/api'
import { expect, test } from 'vitest'
import { type TreeOutcome, treeOutcome } from './tree-outcome.ts'

const trees = {
  idle: { status: 'idle', data: null },
  loading: { status: 'loading', data: null },
  full: { status: 'full', data: [] },
  failed: { status: 'failed', data: null, failure: { kind: 'network', status: null } },
} satisfies Record<string, Loaded<unknown>>

test.each<[keyof typeof trees, keyof typeof trees, TreeOutcome]>([
  ['idle', 'idle', 'waiting'],
  ['loading', 'loading', 'waiting'],
  ['full', 'loading', 'ready'],
  ['full', 'full', 'ready'],
  ['failed', 'full', 'some-failed'],
  ['full', 'failed', 'some-failed'],
  ['failed', 'loading', 'all-failed'],
  ['failed', 'failed', 'all-failed'],
])('one tree %s, the other %s: %s', (first, second, outcome) => {
  expect(treeOutcome(trees[first], trees[second])).toBe(outcome)
})
