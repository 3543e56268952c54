import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import { quantityChanged } from '../sheet/estimate-model.ts'
import { storedDraft } from '../sheet/stored-draft.ts'
import { hostTime, openSaved, stored, success } from '../testing/open-saved.ts'
import type { SavedEstimate } from './saved-estimate.ts'
import { $savedOutcome } from './saved-model.ts'
import { $saved } from './saved-store.ts'

describe('regression: a change to an estimate that somebody else had sent replaced the shopper’s own', () => {
  const changed = async (draft: string, device: readonly SavedEstimate[] = []) => {
    const opened = await openSaved({ draft, device })
    await allSettled(quantityChanged, { scope: opened.scope, params: { partId: '7', quantity: 3 } })
    return opened
  }

  test('which is saved, and says so', async () => {
    const { scope } = await changed('?e=1.9', [{ ...stored, name: '전에 짜던 견적' }])
    const saved = { name: '전에 짜던 견적 2', query: '?e=1.9' }
    expect(scope.getState($saved)).toMatchObject([saved, { key: stored.key }])
    expect(scope.getState($savedOutcome)).toMatchObject({ kind: 'draft', estimate: saved })
    await allSettled(quantityChanged, { scope, params: { partId: '7', quantity: 4 } })
    expect(scope.getState($saved)).toHaveLength(2)
  })

  test('as another tab has left it', async () => {
    const { scope } = await openSaved({ draft: '?e=1.9' })
    await allSettled(storedDraft.changed, { scope, params: '?e=1.9x3' })
    await allSettled(quantityChanged, { scope, params: { partId: '7', quantity: 3 } })
    expect(scope.getState($saved)).toMatchObject([{ query: '?e=1.9x3' }])
  })

  test('regression: a member’s was saved a second time if the list came later', async () => {
    const list = Promise.withResolvers<unknown>()
    const { scope } = await openSaved({
      isLogged: true,
      draft: '?e=1.9',
      list: () => list.promise,
      awaits: false,
    })
    const change = allSettled(quantityChanged, { scope, params: { partId: '7', quantity: 3 } })
    list.resolve({
      ...success,
      result: [{ ...stored, key: 'at-the-host', query: '?e=1.9', updated: hostTime }],
    })
    await change
    expect(scope.getState($saved)).toMatchObject([{ key: 'at-the-host' }])
  })

  test.each([
    ['that is the opened one', '?e=1.7x2', []],
    ['without parts', '?e=1', []],
    ['that is saved already', '?e=1.9', [{ ...stored, query: '?e=1.9' }]],
  ])('but not one %s', async (_, draft, device) => {
    const { scope } = await changed(draft, device)
    expect(scope.getState($saved)).toHaveLength(device.length)
  })
})
