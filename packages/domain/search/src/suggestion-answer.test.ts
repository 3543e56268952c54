import { expect, test } from 'vitest'
import { readSuggestions } from './suggestion-answer.ts'

test('suggestions are in the host’s order, without invalid ones', () => {
  const result = JSON.parse(
    '[{"keyword":"그래픽카드","cate_id":"111213"},{},{"keyword":7},null,{"keyword":" "}]',
  )
  expect(readSuggestions({ success: true, result })).toEqual([{ keyword: '그래픽카드', cate_id: '111213' }])
})

test('"A success response is required before data is stored"', () => {
  expect(readSuggestions({ success: false, result: [] })).toBeNull()
})
