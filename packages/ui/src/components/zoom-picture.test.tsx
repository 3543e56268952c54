import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ZoomPicture } from './zoom-picture.tsx'

afterEach(cleanup)

function show() {
  const onStep = vi.fn()
  render(<ZoomPicture url="https://pictures.example/1.svg" text="그래픽카드" onStep={onStep} />)
  const picture = screen.getByAltText('그래픽카드')
  const stage = picture.parentElement ?? picture
  // The document under test has no pointers to capture, and no sizes.
  stage.setPointerCapture = () => {}
  Object.defineProperties(stage, { clientWidth: { value: 300 }, clientHeight: { value: 300 } })
  const size = () => screen.getByRole('status').textContent
  return { onStep, stage, picture, size }
}

test('a picture is enlarged by +, the wheel, keys and a double press, and says how large it is', () => {
  const { stage, size } = show()
  expect(size()).toBe('100%')
  fireEvent.click(screen.getByRole('button', { name: '크게' }))
  expect(size()).toBe('141%')
  fireEvent.keyDown(document.body, { key: '0' })
  expect(size()).toBe('100%')
  fireEvent.keyDown(document.body, { key: '+' })
  expect(size()).toBe('141%')
  fireEvent.click(screen.getByRole('button', { name: '작게' }))
  expect(size()).toBe('100%')
  fireEvent.wheel(stage, { deltaY: -200 })
  expect(size()).toBe('149%')
  fireEvent.doubleClick(stage)
  fireEvent.doubleClick(stage)
  expect(size()).toBe('200%')
})

test('two fingers enlarge it, and one moves it as far as its edge', () => {
  const { stage, picture, size } = show()
  fireEvent.pointerDown(stage, { pointerId: 1, clientX: -50, clientY: 0 })
  fireEvent.pointerDown(stage, { pointerId: 2, clientX: 50, clientY: 0 })
  fireEvent.pointerMove(stage, { pointerId: 2, clientX: 150, clientY: 0 })
  expect(size()).toBe('200%')
  fireEvent.pointerUp(stage, { pointerId: 2 })
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: 950, clientY: 0 })
  expect(picture.style.transform).toBe('translate(150px, 0px) scale(2)')
})

test('a swipe turns at its own size alone', () => {
  const { stage, onStep } = show()
  const swipe = () => {
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 200, clientY: 0 })
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 100, clientY: 0 })
    fireEvent.pointerUp(stage, { pointerId: 1, clientX: 100, clientY: 0 })
  }
  swipe()
  expect(onStep.mock.calls).toEqual([[1]])
  fireEvent.doubleClick(stage)
  swipe()
  expect(onStep).toHaveBeenCalledTimes(1)
})

test('arrow keys are left to what turns pictures until it is enlarged; the browser keeps its own shortcuts', () => {
  const { size } = show()
  const isLeft = (key: string, ctrlKey = false) => fireEvent.keyDown(document.body, { key, ctrlKey })
  expect(isLeft('ArrowRight')).toBe(true)
  expect(isLeft('+', true)).toBe(true)
  expect(size()).toBe('100%')
  fireEvent.click(screen.getByRole('button', { name: '크게' }))
  expect(isLeft('ArrowRight')).toBe(false)
})
