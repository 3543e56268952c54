import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBoolWriter } from './bool-writer.ts'

/** Reads what was written, as the format's specification says: RFC 6386, section 7.3. */
function createReader(bytes: Uint8Array) {
  let next = 2
  let value = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  let range = 255
  let shifts = 0
  return (probability: number): boolean => {
    const split = 1 + (((range - 1) * probability) >> 8)
    const isSet = value >= split * 256
    if (isSet) {
      range -= split
      value -= split * 256
    } else range = split
    while (range < 128) {
      value *= 2
      range *= 2
      if (++shifts === 8) {
        shifts = 0
        value += bytes[next++] ?? 0
      }
    }
    return isSet
  }
}

test('what was written is read again, however likely it was', () => {
  const decision = fc.record({ bit: fc.boolean(), probability: fc.integer({ min: 1, max: 255 }) })
  fc.assert(
    fc.property(fc.array(decision, { maxLength: 400 }), decisions => {
      const writer = createBoolWriter()
      for (const { bit, probability } of decisions) writer.write(bit, probability)
      const read = createReader(writer.finish())
      expect(decisions.map(({ probability }) => read(probability))).toEqual(decisions.map(({ bit }) => bit))
    }),
  )
})

test('what is likely takes little room', () => {
  const writer = createBoolWriter()
  for (let count = 0; count < 1000; count++) writer.write(false, 250)
  expect(writer.finish().length).toBeLessThan(12)
})
