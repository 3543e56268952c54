import { expect, test, vi } from 'vitest'
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

test('regression: pictures that were lost with the network stayed broken when it was back', () => {
  const lost = addPicture({ complete: true, naturalWidth: 0 })
  const shown = addPicture({ complete: true, naturalWidth: 40 })
  const waiting = addPicture({ complete: false, naturalWidth: 0 })
  reloadPictures(document)
  expect(lost).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  expect(lost.mock.calls).toEqual([['/mall.png']])
  expect(shown).not.toHaveBeenCalled()
  expect(waiting).not.toHaveBeenCalled()
})
