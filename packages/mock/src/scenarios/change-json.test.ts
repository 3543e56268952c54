import { expect, test } from 'vitest'
import { changeJson, changeObjects, patch } from './change-json.ts'

test('patch merges objects, and replaces any other value', () => {
  const body = { success: true, result: { list: [1, 2], total: 2, page: 3 } }
  expect(patch(body, { result: { list: [], total: 0 } })).toEqual({
    success: true,
    result: { list: [], total: 0, page: 3 },
  })
  expect(patch({ result: null }, { result: { list: [] } })).toEqual({ result: { list: [] } })
})

test('changeObjects changes every object, the innermost first', () => {
  const sum = (object: object) => ({
    sum: Object.values(object)
      .flat()
      .reduce((a, b) => a + (b.sum ?? b), 0),
  })
  expect(changeObjects({ a: { b: 1 }, c: [{ d: 2 }, { d: 3 }] }, sum)).toEqual({ sum: 6 })
  expect(changeObjects([null, 'a', 1], sum)).toEqual([null, 'a', 1])
})

test('changeJson does not change errors and values that are not objects, and keeps headers', async () => {
  const change = changeJson(() => ({ changed: true }))
  const texts = [
    new Response('{"a":1}', { headers: { 'x-a': '1', 'Content-Length': '7' } }),
    new Response('{"a":1}', { status: 404 }),
    new Response('[]'),
  ]
  const changed = await Promise.all(texts.map(change))
  expect(await Promise.all(changed.map(response => response.text()))).toEqual([
    '{"changed":true}',
    '{"a":1}',
    '[]',
  ])
  expect(changed[0]?.headers.get('x-a')).toBe('1')
  expect(changed[0]?.headers.get('Content-Length')).toBeNull()
})
