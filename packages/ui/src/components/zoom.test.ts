import fc from 'fast-check'
import { expect, test } from 'vitest'
import { swipeOf } from './use-swipe.ts'
import {
  keyed,
  type Point,
  panned,
  pinched,
  reachOf,
  stepped,
  toggled,
  unzoomed,
  wheeled,
  within,
} from './zoom.ts'

const at = (x: number, y = 0) => ({ x, y })
/** Where a point of the picture, in pixels from its middle at its own size, lies on the stage. */
const placeOf = (zoom: { scale: number; x: number; y: number }, point: Point) => ({
  x: point.x * zoom.scale + zoom.x,
  y: point.y * zoom.scale + zoom.y,
})

test('two fingers that part enlarge the picture, up to four times', () => {
  expect(pinched(unzoomed, [at(-50), at(50)], [at(-100), at(100)])).toEqual({ scale: 2, x: 0, y: 0 })
  expect(pinched(unzoomed, [at(0), at(10)], [at(0), at(1000)]).scale).toBe(4)
})

test('the point between two fingers stays between them', () => {
  const zoom = pinched(unzoomed, [at(50), at(150)], [at(20), at(220)])
  expect(placeOf(zoom, at(100))).toEqual(at(120))
})

test('two fingers that meet bring it back to its size and place', () => {
  expect(pinched({ scale: 2, x: 30, y: 9 }, [at(0), at(100)], [at(40), at(60)])).toEqual(unzoomed)
})

test('two fingers at the same point do not divide by zero', () => {
  expect(pinched(unzoomed, [at(5), at(5)], [at(5), at(5)])).toEqual(unzoomed)
})

test('only an enlarged picture can be moved', () => {
  expect(panned(unzoomed, at(0), at(20))).toEqual(unzoomed)
  expect(panned({ scale: 2, x: 1, y: 2 }, at(0), at(20, 5))).toEqual({ scale: 2, x: 21, y: 7 })
})

test.each([
  [
    { scale: 2, x: 900, y: -900 },
    { scale: 2, x: 50, y: -100 },
  ],
  [
    { scale: 2, x: -20, y: 30 },
    { scale: 2, x: -20, y: 30 },
  ],
  [{ scale: 1, x: 9, y: 9 }, unzoomed],
])('%j stays over its stage as %j', (zoom, kept) => {
  expect(within(zoom, { width: 100, height: 200 })).toEqual(kept)
})

test('a double press enlarges what was pressed, and another one undoes it', () => {
  const zoom = toggled(unzoomed, at(30, 40))
  expect(zoom.scale).toBe(2)
  expect(placeOf(zoom, at(30, 40))).toEqual(at(30, 40))
  expect(toggled(zoom, at(0))).toEqual(unzoomed)
})

test('a wheel turned away enlarges what is below the pointer, and one turned back undoes it', () => {
  const zoom = wheeled(unzoomed, -200, false, at(30, 40))
  expect(zoom.scale).toBeCloseTo(1.49, 2)
  expect(placeOf(zoom, at(30, 40)).x).toBeCloseTo(30, 9)
  expect(wheeled(zoom, 200, false, at(30, 40))).toEqual(unzoomed)
  expect(wheeled(unzoomed, -20, true, at(0)).scale).toBeCloseTo(1.22, 2)
})

test('four presses on + lead from one end to the other, and four on - back', () => {
  const grown = [1, 1, 1, 1].reduce(zoom => stepped(zoom, 1), unzoomed)
  expect(grown.scale).toBeCloseTo(4, 9)
  expect(reachOf(stepped(grown, 1))).toEqual({ canGrow: false, canShrink: true })
  expect([1, 1, 1, 1].reduce(zoom => stepped(zoom, -1), grown)).toEqual(unzoomed)
  expect(reachOf(unzoomed)).toEqual({ canGrow: true, canShrink: false })
})

const enlarged = { scale: 2, x: 0, y: 0 }
test.each([
  ['+', unzoomed, { scale: Math.SQRT2, x: 0, y: 0 }],
  ['=', unzoomed, { scale: Math.SQRT2, x: 0, y: 0 }],
  ['-', unzoomed, unzoomed],
  ['0', { scale: 3, x: 9, y: 9 }, unzoomed],
  ['ArrowRight', enlarged, { scale: 2, x: -60, y: 0 }],
  ['ArrowLeft', enlarged, { scale: 2, x: 60, y: 0 }],
  ['ArrowUp', enlarged, { scale: 2, x: 0, y: 60 }],
  ['ArrowDown', enlarged, { scale: 2, x: 0, y: -60 }],
  ['ArrowRight', unzoomed, undefined],
  ['a', enlarged, undefined],
])('the key %s makes %j to %j', (key, zoom, result) => {
  expect(keyed(zoom, key)).toEqual(result)
})

test('whatever fingers and wheels do, a picture is one to four times as large', () => {
  const point = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) })
  const pair = fc.tuple(point, point)
  fc.assert(
    fc.property(fc.array(fc.tuple(pair, pair, fc.integer({ min: -900, max: 900 }))), moves => {
      const { scale } = moves.reduce(
        (zoom, [before, now, pixels]) => wheeled(pinched(zoom, before, now), pixels, false, before[0]),
        unzoomed,
      )
      expect(scale).toBeGreaterThanOrEqual(1)
      expect(scale).toBeLessThanOrEqual(4)
    }),
  )
})

test.each([
  [at(0), at(-80), 1],
  [at(0), at(80), -1],
  [at(0), at(20), null],
  [at(0), at(60, 90), null],
])('from %j to %j turns %s', (began, ended, step) => {
  expect(swipeOf(began, ended)).toBe(step)
})
