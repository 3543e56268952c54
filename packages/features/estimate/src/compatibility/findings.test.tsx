import { estimateOpened, partsSeen, pieceOf } from '@jeoul/estimate'
import { checkBuild } from '@jeoul/estimate/compatibility'
import { partOf } from '@jeoul/estimate/testing/parts'
import { cleanup, render, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'
import { FindingsLink, findingKey } from './findings.tsx'

test('regression: findings of two kits of memory had the same key', () => {
  const parts = [partOf('1', 'memory'), partOf('2', 'memory'), partOf('3', 'motherboard')]
  const findings = checkBuild(parts.map(part => pieceOf({ part, quantity: 1 })))
  expect(new Set(findings.map(({ rule, text }) => rule + text)).size).toBeLessThan(findings.length)
  expect(new Set(findings.map(findingKey)).size).toBe(findings.length)
})

afterEach(cleanup)

const card = partOf('1', 'gpu', { figures: { length: 300 } })

test.each([
  ['fits', { max_gpu: 322 }, '호환 문제 없음'],
  ['states no length, which is no pass', {}, '호환 확인불가 1'],
  ['is too short', { max_gpu: 290 }, '호환 문제 1'],
])('a case that %s', async (_, figures, words) => {
  const scope = fork()
  await allSettled(partsSeen, { scope, params: [card, partOf('2', 'case', { figures })] })
  await allSettled(estimateOpened, { scope, params: '?e=1.1.2' })
  render(
    <Provider value={scope}>
      <FindingsLink className={undefined} />
    </Provider>,
  )
  expect(screen.getByRole('link').textContent).toBe(words)
})
