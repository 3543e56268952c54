import { findPartsFx } from '@jeoul/api'
import { estimateOpened, partsSeen } from '@jeoul/estimate'
import { partOf } from '@jeoul/estimate/testing/parts'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { estimateHead } from './page.ts'

test.each([
  ['?e=1.1', 'PC 견적 10,000원 | 저울'],
  ['?e=1.1&type=card', 'PC 견적 10,500원 | 저울'],
  ['?e=1.1.2', 'PC 견적 | 저울'],
  ['?e=1.1.9', 'PC 견적 | 저울'],
  ['', 'PC 견적 | 저울'],
])('the title of %s has a total only if it covers every part: %s', async (search, title) => {
  const nothing = async () => ({ success: true, message: 'success', result: { list: [] } })
  const scope = fork({ handlers: [[findPartsFx, nothing]] })
  const unpriced = partOf('2', 'gpu', { price_state: 2, cash: null, card: null })
  await allSettled(partsSeen, { scope, params: [partOf('1', 'cpu'), unpriced] })
  await allSettled(estimateOpened, { scope, params: search })
  expect(estimateHead.write(store => scope.getState(store)).title).toBe(title)
})
