import { expect, test } from 'vitest'
import { panned, pinched, swipeOf, toggled, unzoomed, within } from './pinch.ts'

const at = (x: number, y = 0) => ({ x, y })

test('moving two fingers apart enlarges the picture, up to four times', () => {
  expect(pinched(unzoomed, [at(0), at(100)], [at(-50), at(150)])).toEqual({ scale: 2, x: 0, y: 0 })
  expect(pinched(unzoomed, [at(0), at(10)], [at(0), at(1000)]).scale).toBe(4)
})

test('pinching restores its size and position', () => {
  expect(pinched({ scale: 2, x: 30, y: 9 }, [at(0), at(100)], [at(40), at(60)])).toEqual(unzoomed)
})

test('two fingers at the same point cause no division by zero', () => {
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

test('a double press enlarges the picture, and another one undoes it', () => {
  expect(toggled(unzoomed).scale).toBe(2)
  expect(toggled(toggled(unzoomed))).toEqual(unzoomed)
})

test.each([
  [at(0), at(-80), 1],
  [at(0), at(80), -1],
  [at(0), at(20), null],
  [at(0), at(60, 90), null],
])('from %j to %j turns %s', (began, ended, step) => {
  expect(swipeOf(began, ended)).toBe(step)
})
