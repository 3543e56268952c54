import { describe, expect, test } from 'vitest'
import { readList, readPriceBands } from './list-answer.ts'

const answer = {
  success: true,
  message: 'success',
  result: { items: [], total: 0, isCompare: true },
  makers: [],
}
const bands = [{ min: 0, max: null }]

describe('"The product list is stored only when success is true"', () => {
  test('success true is stored', () => {
    expect(readList(answer)).toMatchObject({ items: [], total: 0 })
  })
  test('success false is not, whatever the message says', () => {
    expect(readList({ ...answer, success: false })).toBeNull()
  })
  test('a host that does not count still gives a list', () => {
    expect(readList(answer)).toMatchObject({ specCounts: null, priceBands: null })
  })
})

describe('getSchPrice: "message \'success\', data or data.list"', () => {
  test('data', () =>
    expect(readPriceBands({ success: true, message: 'success', data: bands })).toEqual(bands))
  test('data.list', () =>
    expect(readPriceBands({ success: true, message: 'success', data: { list: bands } })).toEqual(bands))
  test('another message', () =>
    expect(readPriceBands({ success: true, message: 'error', data: bands })).toBeNull())
})
