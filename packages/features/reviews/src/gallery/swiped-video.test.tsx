import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SwipedVideo } from './swiped-video.tsx'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 360, 600))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

interface Finger {
  readonly clientX: number
  readonly clientY: number
  readonly isPrimary?: boolean
}

/** A finger on a video that is 600 pixels high. @returns the steps that it took */
function swipe(from: Finger, to: Finger, ending: 'pointerUp' | 'pointerCancel' = 'pointerUp') {
  const onStep = vi.fn()
  render(<SwipedVideo url="/a.webm" poster={null} text="구매자 동영상" onStep={onStep} />)
  const video = screen.getByLabelText('구매자 동영상')
  fireEvent.pointerDown(video, { isPrimary: true, ...from })
  fireEvent[ending](video, to)
  // A finger that was lifted elsewhere is none of it.
  fireEvent.pointerUp(video, { clientX: from.clientX - 200, clientY: from.clientY })
  return onStep.mock.calls.flat()
}

const at = (clientX: number, clientY = 300): Finger => ({ clientX, clientY })

test.each<[string, Finger, Finger, readonly number[]]>([
  ['to the left turns to the next', at(300), at(100), [1]],
  ['to the right turns to the one before', at(100), at(300), [-1]],
  ['upwards scrolls', at(200, 500), at(190, 200), []],
  ['over the controls moves the video', at(300, 560), at(100, 560), []],
  ['of a second finger is a pinch', { ...at(300), isPrimary: false }, at(100), []],
])('a swipe %s', (_, from, to, steps) => {
  expect(swipe(from, to)).toEqual(steps)
})

test('a swipe that the browser took over turns nothing', () => {
  expect(swipe(at(300), at(100), 'pointerCancel')).toEqual([])
})
