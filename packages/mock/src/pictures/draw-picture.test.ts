import { describe, expect, test } from 'vitest'
import { drawMallLogo } from './draw-mall-logo.ts'
import { drawPicture, pictureKinds } from './draw-picture.ts'

/** Checks that tags close in the order they open; there is no parser of XML in Node. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  const rest = xml.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>/g,
    (_, closes, name, __, empty) => {
      if (closes === '/') return open.pop() === name ? '' : '<'
      if (empty === '') open.push(name)
      return ''
    },
  )
  return open.length === 0 && !/[<>&]/.test(rest.replace(/&(amp|lt|gt);/g, ''))
}

describe('drawPicture', () => {
  test('knows at least 30 kinds', () => expect(pictureKinds.length).toBeGreaterThanOrEqual(30))

  test.each([...pictureKinds, 'unheard-of'])('draws %s as small, valid and repeatable SVG', kind => {
    const pictures = Array.from({ length: 40 }, (_, seed) => drawPicture(kind, seed))
    for (const picture of pictures) {
      expect(picture).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 200 200">/)
      expect(isWellFormed(picture), picture).toBe(true)
      expect(picture).not.toMatch(/NaN|undefined|Infinity/)
      expect(picture.length).toBeLessThanOrEqual(1500)
    }
    expect(drawPicture(kind, 7)).toBe(pictures[7])
    expect(new Set(pictures).size).toBeGreaterThan(3)
  })
})

describe('drawMallLogo', () => {
  test('contains the name, escaped', () => {
    expect(drawMallLogo('11번가')).toMatch(/<text x="0" [^>]*>11번가<\/text>/)
    expect(isWellFormed(drawMallLogo('A&B <쇼핑>'))).toBe(true)
  })
})
