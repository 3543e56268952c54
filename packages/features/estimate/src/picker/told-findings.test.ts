import type { Finding, Outcome } from '@jeoul/compatibility'
import { expect, test } from 'vitest'
import { toldFindings } from './told-findings.ts'

const found = (outcome: Outcome, text: string): Finding => ({
  ...{ rule: 'socket', outcome, text },
  ...{ partIds: ['1'], sources: [] },
})
const missing = (...texts: readonly string[]) => texts.map(text => found('unknown', text))

test.each<[string, Outcome, readonly Finding[], string, number]>([
  ['nothing', 'pass', [], '', 0],
  [
    'all that does not fit',
    'problem',
    [...missing('?'), ...['a', 'b', 'c'].map(text => found('problem', text))],
    'abc',
    0,
  ],
  ['what it takes to fit', 'conditional', [...missing('?'), found('conditional', 'a')], 'a', 0],
  ['two of what nobody knows, and how many more', 'unknown', missing('a', 'b', 'c', 'd'), 'ab', 2],
  ['the same once', 'unknown', missing('a', 'a', 'b'), 'ab', 0],
])('a candidate tells %s', (_, outcome, findings, texts, others) => {
  const told = toldFindings({ outcome, findings })
  expect([told.findings.map(({ text }) => text).join(''), told.others]).toEqual([texts, others])
})
