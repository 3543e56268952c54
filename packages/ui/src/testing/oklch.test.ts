import { expect, test } from 'vitest'
import { contrast, isInSrgb } from './oklch.ts'

test('black on white has the largest possible contrast', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 2)
})

test('the contrast of sRGB red on white is the known 4.00', () => {
  expect(contrast([0.62796, 0.25768, 29.234], [1, 0, 0])).toBeCloseTo(4.0, 2)
})

test('a chroma beyond any screen is outside sRGB', () => {
  expect(isInSrgb([0.5, 0.4, 150])).toBe(false)
})
