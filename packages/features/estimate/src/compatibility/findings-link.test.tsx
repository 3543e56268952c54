import { estimateOpened, partsSeen } from '@jeoul/estimate'
import { partOf } from '@jeoul/estimate/testing/parts'
import { cleanup, render, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'
import { FindingsLink } from './findings-link.tsx'

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
