import { getPartsFx } from '@jeoul/api'
import { $estimate, estimateOpened, partChosen, partsSeen } from '@jeoul/estimate'
import { partOf } from '@jeoul/estimate/testing/parts'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $suggestions, suggestionsRequested } from './suggestions-model.ts'

const figures = { form_factor: 'ATX', watts: 850 }
const held = partOf('1', 'power', { cash: 150_000, figures })
const cheaper = partOf('2', 'power', { cash: 100_000, figures })

test('searches only on request, and does not repeat an accepted suggestion', async () => {
  const ask = vi.fn(() => ({ success: true, message: 'success', result: { list: [held, cheaper] } }))
  const scope = fork({ handlers: [[getPartsFx, ask]] })
  await allSettled(partsSeen, { scope, params: [held] })
  await allSettled(estimateOpened, { scope, params: '?e=1.1' })
  expect(scope.getState($suggestions)).toEqual({ status: 'idle' })
  expect(ask).not.toHaveBeenCalled()
  await allSettled(suggestionsRequested, { scope })
  expect(scope.getState($suggestions)).toMatchObject({
    suggestions: [{ part: cheaper, saving: 50_000 }],
  })
  await allSettled(partChosen, { scope, params: { part: cheaper, instead: '1' } })
  expect(scope.getState($estimate).lines).toEqual([{ partId: '2', quantity: 1 }])
  expect(scope.getState($suggestions)).toEqual({ status: 'ready', suggestions: [] })
})

test('a failure of the host is shown and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isDown = true
  const answer = () =>
    isDown ? Promise.reject(new Error('down')) : { success: true, message: '', result: { list: [cheaper] } }
  const scope = fork({ handlers: [[getPartsFx, answer]] })
  await allSettled(partsSeen, { scope, params: [held] })
  await allSettled(estimateOpened, { scope, params: '?e=1.1' })
  await allSettled(suggestionsRequested, { scope })
  expect(scope.getState($suggestions)).toEqual({ status: 'failed' })
  isDown = false
  await allSettled(suggestionsRequested, { scope })
  expect(scope.getState($suggestions).status).toBe('ready')
})
