import type { EstimateChange } from '@jeoul/estimate'
import { partOf } from '@jeoul/estimate/testing/parts'
import { expectWordsToFollow } from '@jeoul/ui/translate-page'
import { cleanup } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'
import { ChangeSummary, changeWords } from './change.tsx'

afterEach(cleanup)

const differences = [null, 0, 1000]
const summary = (difference: number | null) => (
  <Provider value={fork()}>
    <p>
      <ChangeSummary change={{ kind: 'added', part: null, count: 1, difference }} />
    </p>
  </Provider>
)

test.each(differences)('regression: a translated page broke at the change after this one: %s', difference => {
  expectWordsToFollow(difference, differences, summary)
})

const [cpu, board, memory] = [partOf('1', 'cpu'), partOf('2', 'motherboard'), partOf('3', 'memory')]

test.each<[string, Omit<EstimateChange, 'difference'>]>([
  ['메인보드를 담았어요', { kind: 'added', part: board }],
  ['메인보드를 바꿨어요', { kind: 'swapped', part: board }],
  ['CPU·메인보드를 바꿨어요', { kind: 'swapped', part: cpu, also: [{ kind: 'swapped', part: board }] }],
  ['CPU·메인보드를 담았어요', { kind: 'added', part: cpu, also: [{ kind: 'added', part: board }] }],
  [
    'CPU를 바꾸고 메인보드를 담았어요',
    { kind: 'swapped', part: cpu, also: [{ kind: 'added', part: board }] },
  ],
  [
    '메인보드를 담고 메모리 수량을 바꿨어요',
    { kind: 'added', part: board, also: [{ kind: 'counted', part: memory }] },
  ],
  [
    'CPU·메인보드를 바꾸고 메모리를 담았어요',
    {
      kind: 'swapped',
      part: cpu,
      also: [
        { kind: 'swapped', part: board },
        { kind: 'added', part: memory },
      ],
    },
  ],
  ['부품 2개를 담았어요', { kind: 'added', part: null, count: 2, present: 0 }],
  ['부품 1개를 담았어요 (1개는 이미 있어요)', { kind: 'added', part: null, count: 1, present: 1 }],
  ['이미 담겨 있는 상품이에요', { kind: 'present', part: cpu }],
  ['고른 상품이 모두 이미 담겨 있어요', { kind: 'present', part: null }],
])('a change is told in words: %s', (words, change) => {
  expect(changeWords({ ...change, difference: null })).toBe(words)
})
