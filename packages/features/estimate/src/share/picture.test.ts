import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapText } from './picture.ts'

const room = (max: number) => (text: string) => [...text].length <= max

test.each([
  ['라이젠7 9800X3D', 20, ['라이젠7 9800X3D']],
  ['G.SKILL DDR5-6000 CL30 × 2', 14, ['G.SKILL', 'DDR5-6000 CL30', '× 2']],
  ['아주긴이름을가진부품', 4, ['아주긴이', '름을가진', '부품']],
  ['ASUS 아주긴이름 OC', 4, ['ASUS', '아주긴이', '름 OC']],
  ['', 4, ['']],
])('%s in lines of %i', (text, max, expected) => {
  expect(wrapText(text, room(max))).toEqual(expected)
})

test('wrapping loses no text, and no line is too long', () => {
  const text = fc.array(fc.string({ minLength: 1, maxLength: 9 }).map(word => word.replaceAll(' ', '_')))
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 12 }), (words, max) => {
      const lines = wrapText(words.join(' '), room(max))
      expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''))
      expect(lines.every(room(max))).toBe(true)
    }),
  )
})
