import { describe, expect, test } from 'vitest'
import { pictureKinds } from '../../pictures/draw-picture.ts'
import { drawReviewPicture } from '../../pictures/draw-review-picture.ts'
import { drawSvg } from './draw-svg.ts'

/** The colour of a pixel of a picture of 10 by 10, which shows 20 by 20. */
function pixel(content: string, x: number, y: number): readonly number[] {
  const { width, rgb } = drawSvg(`<svg viewBox="0 0 20 20">${content}</svg>`, 10, 10)
  const place = 3 * (y * width + x)
  return [...rgb.subarray(place, place + 3)]
}

const white = [255, 255, 255]
const red = [255, 0, 0]

describe('drawSvg', () => {
  test.each([
    ['a rect', '<rect x="4" y="4" width="8" height="8" rx="0" fill="#f00"/>'],
    ['a circle', '<circle cx="8" cy="8" r="5" fill="#ff0000"/>'],
    ['an ellipse', '<ellipse cx="8" cy="8" rx="5" ry="4" fill="#f00"/>'],
    ['a path', '<path d="M4 4h8v8h-8z" fill="#f00"/>'],
    ['a thick line', '<path d="M4 8h8" fill="none" stroke="#f00" stroke-width="6"/>'],
    ['the line of those around', '<g stroke="#f00" stroke-width="6"><path d="M4 8h8" fill="none"/></g>'],
    ['something moved', '<g transform="translate(4 4)"><rect width="8" height="8" rx="0" fill="#f00"/></g>'],
    ['something turned', '<rect x="4" y="4" width="8" height="8" fill="#f00" transform="rotate(90 8 8)"/>'],
    ['something made larger', '<rect x="1" y="1" width="2" height="2" fill="#f00" transform="scale(4)"/>'],
  ])('draws %s where it is, and nothing elsewhere', (_, content) => {
    expect(pixel(content, 4, 4)).toEqual(red)
    expect(pixel(content, 8, 8)).toEqual(white)
  })

  test('lets what is half clear be seen through, and edges be smooth', () => {
    expect(pixel('<rect width="20" height="20" fill="#ff000080"/>', 5, 5)).toEqual([255, 127, 127])
    expect(pixel('<rect width="9" height="20" fill="#f00"/>', 4, 5)).toEqual([255, 127, 127])
  })

  test('leaves gaps between dashes', () => {
    const dashes = '<path d="M0 8h20" fill="none" stroke="#f00" stroke-width="4" stroke-dasharray="4 4"/>'
    expect([0, 2, 4, 6].map(x => pixel(dashes, x, 4))).toEqual([red, white, red, white])
  })

  test('goes around a hole', () => {
    expect(pixel('<path d="M0 0h20v20h-20zM6 6v8h8v-8z" fill="#f00"/>', 5, 5)).toEqual(white)
  })

  test.each([...pictureKinds, 'unheard-of'])('draws every picture of a review: %s', kind => {
    const { rgb } = drawSvg(drawReviewPicture(kind, 3, 17, 0.3), 70, 53)
    expect(new Set(rgb).size).toBeGreaterThan(15)
  })
})
