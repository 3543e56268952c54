import { describe, expect, test } from 'vitest'
import { chooseLogo, logoId } from './choose-logo.ts'

describe('"The logo id defaults to 1 when missing or \'0\'"', () => {
  test.each([
    [null, 1],
    ['', 1],
    ['0', 1],
    [0, 1],
    ['1', 1],
    ['7', 7],
    [20, 20],
    ['seven', 1],
  ])('%j is %i', (id, number) => {
    expect(logoId(id)).toBe(number)
  })
})

describe('the logo by host and season', () => {
  const plain = { desktopLogo: 'wide.svg', seasonLogo: null, desktopFixLogo: 'narrow.svg' }
  const autumn = { ...plain, seasonLogo: 'autumn.svg' }

  test.each([
    ['outside a season on the main display', plain, true, 'wide.svg'],
    ['outside a season elsewhere', plain, false, 'wide.svg'],
    ['in a season on the main display', autumn, true, 'autumn.svg'],
    ['in a season elsewhere', autumn, false, 'wide.svg'],
    ['in a season without a picture', { ...plain, seasonLogo: '' }, true, 'wide.svg'],
  ])('%s', (_, logo, isMainDisplay, image) => {
    expect(chooseLogo(logo, isMainDisplay)).toBe(image)
  })
})
