import { expect, test } from 'vitest'
import { readAd } from './ad.ts'

test.each([
  ['sap006:1000017', { adCode: 'sap006', itemId: '1000017' }],
  ['sam006:7', { adCode: 'sam006', itemId: '7' }],
  ['sam006:', null],
  ['sam006', null],
  ['xxx006:7', null],
  ['sam006:7:8', null],
  [undefined, null],
])('%s is read as %j', (text, ad) => {
  expect(readAd(text)).toEqual(ad)
})
