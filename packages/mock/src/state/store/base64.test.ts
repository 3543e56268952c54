import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

test('round-trips any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 1000 }), bytes => {
      expect(fromBase64(toBase64(bytes))).toEqual(Uint8Array.from(bytes))
    }),
  )
})

test('takes files larger than a call has arguments', () => {
  const bytes = Uint8Array.from({ length: 200_001 }, (_, place) => place % 251)
  expect(fromBase64(toBase64(bytes))).toEqual(bytes)
})

test('refuses text that is not base64', () => {
  expect(fromBase64('사진')).toBeUndefined()
})
