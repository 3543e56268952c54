import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Gallery } from './gallery.tsx'

afterEach(cleanup)

const media = [
  { type: 'image', url: 'https://pictures.example/1.svg' },
  { type: 'image', url: 'https://pictures.example/2.svg' },
  { type: 'video', url: 'https://pictures.example/3.webm', thumbnail: 'https://pictures.example/3.svg' },
] as const

function show(index: number, count: number = media.length) {
  const [onSelect, onStep, onPlay, onZoom] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const { container } = render(
    <Gallery
      name="그래픽카드"
      media={media.slice(0, count)}
      index={index}
      onSelect={onSelect}
      onStep={onStep}
      onPlay={onPlay}
      {...(count > 1 && { onZoom })}
    />,
  )
  return { onSelect, onStep, onPlay, onZoom, stage: container.querySelector('.stage') ?? container }
}

test('one picture is large and named after the product; the thumbnails mark it', () => {
  show(1)
  expect(screen.getByAltText('그래픽카드').getAttribute('src')).toBe('https://pictures.example/2.svg')
  expect(screen.getByRole('button', { name: '사진 2' }).getAttribute('aria-current')).toBe('true')
  expect(screen.getByText('사진 2 / 3')).toBeTruthy()
})

test('"keyboard": arrow keys and buttons turn the pages', () => {
  const { onStep, onSelect } = show(0)
  fireEvent.keyDown(screen.getByRole('button', { name: '다음 사진' }), { key: 'ArrowRight' })
  fireEvent.keyDown(screen.getByRole('button', { name: '다음 사진' }), { key: 'ArrowLeft' })
  fireEvent.keyDown(screen.getByRole('button', { name: '다음 사진' }), { key: 'a' })
  fireEvent.click(screen.getByRole('button', { name: '이전 사진' }))
  expect(onStep.mock.calls).toEqual([[1], [-1], [-1]])
  fireEvent.click(screen.getByRole('button', { name: '동영상 3' }))
  expect(onSelect).toHaveBeenCalledWith(2)
})

test.each([
  ['to the left', [200, 10], [120, 20], [[1]]],
  ['to the right', [100, 10], [190, 0], [[-1]]],
  ['a press that slipped', [100, 10], [110, 10], []],
  ['along the page', [100, 10], [150, 200], []],
])('"swipe": %s', (_, from, to, steps) => {
  const { onStep, stage } = show(0)
  fireEvent.pointerDown(stage, { clientX: from[0], clientY: from[1], isPrimary: true })
  fireEvent.pointerUp(stage, { clientX: to[0], clientY: to[1] })
  expect(onStep.mock.calls).toEqual(steps)
})

test('regression: two fingers turned the picture instead of enlarging it', () => {
  const { onStep, onZoom, stage } = show(0)
  fireEvent.pointerDown(stage, { clientX: 200, clientY: 10, isPrimary: true })
  fireEvent.pointerDown(stage, { clientX: 220, clientY: 10, isPrimary: false })
  fireEvent.pointerUp(stage, { clientX: 320, clientY: 10, isPrimary: false })
  fireEvent.pointerUp(stage, { clientX: 100, clientY: 10, isPrimary: true })
  expect(onStep).not.toHaveBeenCalled()
  expect(onZoom).toHaveBeenCalledOnce()
})

test('a video is played on demand', () => {
  const { onPlay } = show(2)
  fireEvent.click(screen.getByRole('button', { name: '동영상 보기' }))
  expect(onPlay).toHaveBeenCalledTimes(1)
})

test('a single picture has no buttons to turn', () => {
  show(0, 1)
  expect(screen.queryAllByRole('button')).toEqual([])
})
