import { networkRestored } from '@jeoul/api'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { reloadPictures } from './reload-pictures.ts'

/** A picture as it is once loading it has ended, with the addresses that are requested from then on. */
function addPicture(state: { complete: boolean; naturalWidth: number }) {
  const picture = document.createElement('img')
  picture.src = '/mall.png'
  const requested = vi.fn()
  Object.defineProperties(picture, {
    complete: { value: state.complete },
    naturalWidth: { value: state.naturalWidth },
    src: { get: () => '/mall.png', set: requested },
  })
  document.body.append(picture)
  return requested
}

afterEach(() => {
  document.body.innerHTML = ''
})

test('regression: pictures that were lost with the network stayed broken when it was back', async () => {
  const scope = fork()
  reloadPictures(scope)
  const lost = addPicture({ complete: true, naturalWidth: 0 })
  const shown = addPicture({ complete: true, naturalWidth: 40 })
  const waiting = addPicture({ complete: false, naturalWidth: 0 })
  expect(lost).not.toHaveBeenCalled()
  await allSettled(networkRestored, { scope })
  expect(lost.mock.calls).toEqual([['/mall.png']])
  expect(shown).not.toHaveBeenCalled()
  expect(waiting).not.toHaveBeenCalled()
})

test('regression: logos of malls that were lost again right after the online event stayed broken', async () => {
  const scope = fork()
  reloadPictures(scope)
  const lost = addPicture({ complete: true, naturalWidth: 0 })
  // As the retries after the event, and the visitor’s own, do.
  for (const _ of [1, 2]) await allSettled(networkRestored, { scope })
  expect(lost).toHaveBeenCalledTimes(2)
})

test('regression: pictures that were lost before the visitor’s first press stayed broken', () => {
  const lost = addPicture({ complete: true, naturalWidth: 0 })
  reloadPictures(fork())
  expect(lost).toHaveBeenCalledOnce()
})
