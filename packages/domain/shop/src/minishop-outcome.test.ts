import type { Loaded } from '@jeoul/api'
import { expect, test } from 'vitest'
import { type MinishopOutcome, minishopOutcome } from './minishop-outcome.ts'

const failed = (status: number | null): Loaded<never> => ({
  status: 'failed',
  data: null,
  failure: { kind: status === null ? 'network' : 'status', status },
})
const idle = { status: 'idle', data: null } as const
const loading = { status: 'loading', data: null } as const
const full = { status: 'full', data: {} } as const

test.each<[string, Loaded<unknown> | null, Loaded<unknown>, MinishopOutcome]>([
  ['both are there', full, full, 'ready'],
  ['nobody was asked', null, idle, 'waiting'],
  ['who runs it is on its way', loading, idle, 'waiting'],
  ['it is on its way', full, loading, 'waiting'],
  ['the one before is still there', loading, full, 'waiting'],
  ['nobody runs it', failed(404), idle, 'unknown'],
  ['no such number can be', failed(400), full, 'unknown'],
  ['it is gone', full, failed(404), 'unknown'],
  ['a host is down', failed(500), full, 'failed'],
  ['the connection broke', full, failed(null), 'failed'],
])('%s', (_, manager, shop, outcome) => {
  expect(minishopOutcome(manager, shop)).toBe(outcome)
})
