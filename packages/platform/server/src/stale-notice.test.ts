import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { staleNotice, staleSource } from './stale-notice.ts'

const notice = staleNotice(Date.parse('2026-11-23T06:04:59Z'))

test('a page of stale answers gives their time, in Korean time', () => {
  expect(notice).toContain('지금은 새 가격을 받아오지 못해서 오후 3:04에 확인한 내용을 보여 드려요.')
})

test('the policy allows the notice’s style by its hash', () => {
  const [, text = ''] = /<style>([^<]*)</.exec(notice) ?? []
  expect(staleSource).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
})
