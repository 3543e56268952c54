import { expect, test } from 'vitest'
import { numbersLine } from './numbers-line.ts'

test.each([
  [new Uint32Array([0, 7, 10, 99, 100, 4_294_967_295, 1_000_000_000, 999_999_999])],
  [new Uint16Array([65_535, 0])],
  [new Uint8Array([255])],
  [new Uint8Array([])],
])('%j is a line of JSON', column => {
  expect(new TextDecoder().decode(numbersLine(column))).toBe(`${JSON.stringify(Array.from(column))}\n`)
})
