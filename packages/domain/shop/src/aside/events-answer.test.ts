import { expect, test } from 'vitest'
import { readEvents } from './events-answer.ts'

const event = { id: '1', title: '그래픽카드 기획전', image: 'http://main.test/1.svg', href: '/list/111213' }

test('"A success response is required before data is stored"', () => {
  const result = { totalcount: 1, list: [event] }
  expect(readEvents({ success: true, result })).toEqual([event])
  expect(readEvents({ success: false, result })).toBeNull()
})

test('drops events without a text, and events that lead off the site', () => {
  const list = [{ ...event, href: '//shop.test' }, { ...event, title: '' }, event]
  expect(readEvents({ success: true, result: { totalcount: 3, list } })).toEqual([event])
})
