import { expect, test } from 'vitest'
import { isMissingPart } from './check-build.ts'
import type { RuleId } from './rule.ts'
import { type Outcome, outcomeWords, worstOf } from './rule.ts'

test('"문제 / 주의 / 조건부 / 확인불가 / 통과"', () => {
  expect(outcomeWords).toEqual({
    problem: '문제',
    warning: '주의',
    conditional: '조건부',
    unknown: '확인불가',
    pass: '통과',
  })
})

test.each<[readonly Outcome[], Outcome]>([
  [['pass', 'unknown'], 'unknown'],
  [['unknown', 'conditional'], 'conditional'],
  [['conditional', 'warning'], 'warning'],
  [['warning', 'problem'], 'problem'],
  [['pass'], 'pass'],
  [[], 'pass'],
])('the worst of %j is %s', (outcomes, worst) => {
  expect(worstOf(outcomes.map(outcome => ({ outcome })))).toBe(worst)
})

test.each<[RuleId, Outcome, boolean]>([
  ['picture', 'problem', true],
  ['cooling', 'problem', true],
  ['picture', 'unknown', false],
  ['socket', 'problem', false],
])('%s with %s is solved by a part that is still missing: %j', (rule, outcome, isSolved) => {
  expect(isMissingPart({ rule, outcome, partIds: [], text: '', sources: [] })).toBe(isSolved)
})
