import type { Finding, Outcome } from '@jeoul/estimate/compatibility'
import { expect, test } from 'vitest'
import { shownFindings } from './shown-findings.ts'

const found = (outcome: Outcome, text: string): Finding => ({
  rule: 'socket',
  outcome,
  text,
  partIds: ['1'],
  sources: [],
})
const missing = (...texts: readonly string[]) => texts.map(text => found('unknown', text))

test.each<[string, Outcome, readonly Finding[], string, number]>([
  ['nothing', 'pass', [], '', 0],
  [
    'all problems and no unknowns',
    'problem',
    [...missing('?'), ...['a', 'b', 'c'].map(text => found('problem', text))],
    'abc',
    0,
  ],
  ['conditions and no unknowns', 'conditional', [...missing('?'), found('conditional', 'a')], 'a', 0],
  ['two unknowns and the number of others', 'unknown', missing('a', 'b', 'c', 'd'), 'ab', 2],
  ['the same text once', 'unknown', missing('a', 'a', 'b'), 'ab', 0],
])('a candidate shows %s', (_, outcome, findings, texts, others) => {
  const shown = shownFindings({ outcome, findings })
  expect([shown.findings.map(({ text }) => text).join(''), shown.others]).toEqual([texts, others])
})
