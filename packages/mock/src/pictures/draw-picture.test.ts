import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { drawBanner } from './draw-banner.ts'
import { drawLogo } from './draw-logo.ts'
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

describe('regression: in WebKit, logo and banner had the colours of a light page on a dark one', () => {
  test.each(['light', 'dark'] as const)('the logo has a contrast of 3 at least to a %s page', scheme => {
    for (const logo of [drawLogo(true), drawLogo(false)]) {
      const [ink = Number.NaN, ...others] = luminancesIn(logo)
      expect(contrast(ink, luminanceOfToken('bg', scheme))).toBeGreaterThanOrEqual(3)
      expect(others).toEqual([])
    }
  })

  test('a banner’s words contrast with its own ground, which is less bright than the words of a dark page', () => {
    const [ground = Number.NaN, words = Number.NaN] = luminancesIn(drawBanner('겨울 특가'))
    expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5)
    expect(ground).toBeLessThan(luminanceOfToken('text-soft', 'dark'))
  })

  test('neither asks for the colour scheme', () => {
    expect(drawLogo(true) + drawBanner('겨울 특가')).not.toMatch(/@media|light-dark/)
  })
})

/** WCAG 2 contrast ratio of two luminances. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Relative luminances of the colours in a picture, in their order; colours are #rrggbb. */
function luminancesIn(picture: string): number[] {
  return Array.from(picture.matchAll(/#([\da-f]{6})\b/g), ([, hex]) => {
    const [red, green, blue] = Array.from(Buffer.from(hex ?? '', 'hex'), byte =>
      byte > 10 ? ((byte / 255 + 0.055) / 1.055) ** 2.4 : byte / 255 / 12.92,
    )
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
  })
}

/** Relative luminance of one of the sites' greys, which have hardly a hue: the cube of its lightness in OKLCH. */
function luminanceOfToken(name: string, scheme: 'light' | 'dark'): number {
  const tokens = readFileSync(join(import.meta.dirname, '../../../ui/src/styles/tokens.css'), 'utf8')
  const pair = new RegExp(`--${name}: light-dark\\(oklch\\(([\\d.]+) [^)]*\\), oklch\\(([\\d.]+) `).exec(
    tokens,
  )
  return Number(pair?.[scheme === 'light' ? 1 : 2]) ** 3
}
