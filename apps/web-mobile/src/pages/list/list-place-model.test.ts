import { placeSaved, returnRequested } from '@jeoul/list'
import { loginReturned } from '@jeoul/ssr/store-place'
import { openTabStorage } from '@jeoul/ssr/tab-storage'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { listPlace } from './list-place-model.ts'

const place = { row: '7', top: 80, isOpened: false }
const kept = { href: '/list/7', hash: '', entry: 'before', top: 1200 }

async function openTab() {
  const scope = fork()
  await openTabStorage(scope)
  await allSettled(placeSaved, { scope, params: { entry: 'before', place } })
  return { scope, place: () => scope.getState(listPlace.place) }
}

test.each([
  ['before its list is on screen', [loginReturned, listPlace.show]],
  ['after it', [listPlace.show, loginReturned]],
] as const)('a list that was left for the login returns to its row: returned %s', async (_, steps) => {
  const { scope, place: found } = await openTab()
  for (const step of steps) {
    await (step === loginReturned
      ? allSettled(loginReturned, { scope, params: kept })
      : allSettled(listPlace.show, { scope }))
  }
  expect(found()).toEqual(place)
})

test('a list that was left for the login returns to its row only once', async () => {
  const { scope, place: found } = await openTab()
  await allSettled(listPlace.show, { scope })
  await allSettled(loginReturned, { scope, params: kept })
  await allSettled(listPlace.end, { scope })
  await allSettled(returnRequested, { scope, params: 'another' })
  expect(found()).toBeNull()
})
