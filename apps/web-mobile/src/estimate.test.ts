// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import type { Part } from '@jeoul/api/types'
import { hosts } from '@jeoul/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from './testing/open-page.ts'

const answer = await fetch(`${hosts.second}/desktop/v1/pc/parts/cpu`)
const { result }: { readonly result: { readonly list: readonly Part[] } } = await answer.json()
const cpu = result.list.find(({ price_state }) => price_state === 3)
const unpriced = result.list.find(({ price_state }) => price_state !== 3)
if (!cpu || !unpriced) throw new Error('the catalogue has too few processors')

beforeEach(() => localStorage.clear())

const bar = () => within(screen.getByRole('complementary', { name: '견적 합계' }))
const announced = () => bar().getByRole('status').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('"one bar": it says what a change adds to the total, offers to undo it, and stays for an estimate that became empty', async () => {
  await openPage(`/estimate?e=1.${cpu.part_id}`)
  expect(bar().getByText(/현금 판매가/)).toBeTruthy()
  press(`${cpu.name} 수량 늘리기`)
  await waitFor(() => expect(announced()).toMatch(/^CPU 수량을 바꿨어요 \+[\d,]+원$/))
  const menu = within(screen.getByRole('navigation', { name: '주요 메뉴' }))
  await waitFor(() => expect(menu.getByRole('link', { name: /^견적/ }).textContent).toBe('견적1'))
  press(`${cpu.name} 빼기`)
  await waitFor(() => expect(announced()).toMatch(/^CPU를 뺐어요 −[\d,]+원$/))
  fireEvent.click(bar().getByRole('button', { name: '되돌리기' }))
  await waitFor(() => expect(announced()).toMatch(/^되돌렸어요 \+[\d,]+원$/))
  expect(location.search).toBe(`?e=1.${cpu.part_id}x2`)
})

test('what a part without a price adds is unknown, and the bar says so', async () => {
  await openPage(`/estimate?e=1.${cpu.part_id}.${unpriced.part_id}`)
  press(`${unpriced.name} 빼기`)
  await waitFor(() => expect(announced()).toBe('CPU를 뺐어요 가격 차이를 알 수 없어요'))
})
