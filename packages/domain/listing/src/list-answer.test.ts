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

test('a host that lies about products does not take the list with it', () => {
  const broken = JSON.parse('[null, {}, {"item_id":"7","name":"이름뿐"}]')
  expect(readList({ ...answer, result: { ...answer.result, items: broken } })).toMatchObject({
    items: [],
    total: 0,
  })
  const untold = JSON.parse('{"items":[],"isCompare":true}')
  expect(readList({ ...answer, result: untold })).toMatchObject({ total: 0 })
})

describe('getSchPrice: "message \'success\', data or data.list"', () => {
  test('data', () =>
    expect(readPriceBands({ success: true, message: 'success', data: bands })).toEqual(bands))
  test('data.list', () =>
    expect(readPriceBands({ success: true, message: 'success', data: { list: bands } })).toEqual(bands))
  test('another message', () =>
    expect(readPriceBands({ success: true, message: 'error', data: bands })).toBeNull())
})
