import { getItemNotifyFx, type ItemAtManagerParams, queryItemViewAtFx, queryItemViewFx } from '@jeoul/api'
import { addressChanged } from '@jeoul/page'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { itemReport } from './report-model.ts'
import { reportSubject } from './report-subject.ts'

test.each([
  ['', undefined],
  ['?idx_b_manager=19', 19],
])('the dialog asks for the product as the page shows it: %s', async (search, managerId) => {
  const result = { item_id: '7', name: '그래픽카드' }
  const asked = vi.fn((_: Partial<ItemAtManagerParams>) => ({ success: true, message: 'success', result }))
  const scope = fork({
    handlers: [
      [queryItemViewFx, (_: unknown, params: Partial<ItemAtManagerParams>) => asked(params)],
      [queryItemViewAtFx, (_: unknown, params: Partial<ItemAtManagerParams>) => asked(params)],
      [getItemNotifyFx, () => ({ success: true, message: 'success', result: { list: [], reported: [] } })],
    ],
  })
  await allSettled(addressChanged, { scope, params: { path: '/item/7', search } })
  await allSettled(itemReport.opened, { scope, params: { itemId: '7' } })
  expect(asked.mock.calls.map(([{ itemId, managerId: at }]) => [itemId, at])).toEqual([['7', managerId]])
  expect(scope.getState(reportSubject.$state).data).toEqual(result)
})
