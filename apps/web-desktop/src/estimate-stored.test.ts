// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import type { Part, PartKind } from '@jeoul/api/types'
import { found, hosts } from '@jeoul/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from './testing/open-page.ts'

async function partOf(kind: PartKind): Promise<Part> {
  const answer = await fetch(`${hosts.second}/desktop/v1/pc/parts/${kind}`)
  const { result }: { readonly result: { readonly list: readonly Part[] } } = await answer.json()
  const part = result.list.find(({ price_state }) => price_state === 3)
  if (!part) throw new Error(`the catalogue has no ${kind} for sale`)
  return part
}

const [cpu, board] = await Promise.all([partOf('cpu'), partOf('motherboard')])
const token = 'jeoul-mock-token-3'
const keep = (key: string, value: unknown) => localStorage.setItem(`jeoul.${key}`, JSON.stringify(value))
const saved = () => within(screen.getByRole('region', { name: '내 견적' }))
const openAsMember = () =>
  openPage(`/estimate?e=1.${cpu.part_id}`, { token }, () => {
    document.cookie = `auth_token=${token}`
  })

afterEach(() => {
  document.cookie = 'auth_token=; max-age=0'
})

test('a member’s estimate is saved at the host, and loaded on another visit', async () => {
  const { requests } = await openAsMember()
  fireEvent.input(saved().getByRole('textbox'), { target: { value: '거실' } })
  fireEvent.click(saved().getByRole('button', { name: '저장' }))
  expect(saved().getByRole('link', { name: '거실' })).toBeTruthy()
  await waitFor(() => expect(requests.some(path => path.includes('/pc/estimates/'))).toBe(true))
  expect(localStorage.getItem('jeoul.estimates') ?? '[]').toBe('[]')
  await openAsMember()
  const link = await saved().findByRole('link', { name: '거실' })
  expect(link.getAttribute('href')).toBe(`/estimate?e=1.${cpu.part_id}`)
})

test('a part added by a link joins the estimate that was changed last, is announced with its price, and can be undone', async () => {
  await openPage(`/estimate?add=${board.part_id}`, {}, () => keep('estimate', `?e=1.${cpu.part_id}`))
  await waitFor(() => expect(location.search).toBe(`?e=1.${cpu.part_id}.${board.part_id}`))
  const menu = within(screen.getByRole('navigation', { name: '내 메뉴' }))
  await waitFor(() => expect(menu.getByRole('link', { name: /^견적/ }).textContent).toBe('견적2'))
  expect((await screen.findByText('메인보드를 담았어요')).closest('p')?.textContent).toMatch(/\+[\d,]+원/)
  fireEvent.click(found(screen.getAllByRole('button', { name: '되돌리기' })[0]))
  await waitFor(() => expect(location.search).toBe(`?e=1.${cpu.part_id}`))
})

test('the comparison of products links to two saved estimates side by side, which link back', async () => {
  const stored = [cpu, board].map(({ part_id }, place) => ({
    ...{ key: `kept-one-${place}`, name: '견적', updated: 2 - place },
    query: `?e=1.${part_id}`,
  }))
  await openPage('/compare', {}, () => keep('estimates', stored))
  const link = await screen.findByRole('link', { name: '견적 나란히 보기' })
  const pair = `/estimate?e=1.${cpu.part_id}&with=1.${board.part_id}`
  expect(link.getAttribute('href')).toBe(`${pair}#side-by-side`)
  await openPage(pair)
  const table = within(screen.getByRole('table', { name: '견적 2개 비교' }))
  expect(table.getByRole('row', { name: /^메인보드/ }).textContent).toMatch(/지금 견적보다 \+[\d,]+원/)
  expect(screen.getByRole('link', { name: '상품 비교로' }).getAttribute('href')).toBe('/compare')
})
