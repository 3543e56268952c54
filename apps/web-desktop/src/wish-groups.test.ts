import { findItems, hosts, mockHosts } from '@jeoul/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

const { forSale } = await findItems()
const [one, two, three] = forSale
if (!one || !two || !three) throw new Error('the catalogue has too few cards')
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

afterEach(() => {
  document.cookie = 'auth_token=; max-age=0'
})

const saved = ({ item_id, name }: typeof one, day: number) => {
  return { itemId: item_id, name, image: null, time: Date.UTC(2026, 9, day), price: null }
}
const groups = [
  { id: 'new-1', name: '찜한 상품', items: [saved(one, 3), saved(two, 2)] },
  { id: 'new-2', name: '캠핑', items: [saved(three, 1)] },
]

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
async function giveName(name: string, action: string) {
  const inside = await dialog()
  fireEvent.input(inside.getByRole('textbox'), { target: { value: name } })
  fireEvent.click(inside.getByRole('button', { name: action }))
}
const tabs = () =>
  within(screen.getByRole('navigation', { name: '찜 목록' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const kept = () => localStorage.getItem('jeoul.wish')

/** Opens the page with groups stored on the device. */
async function openGroups(search = '') {
  await openPage(`/wish${search}`, {}, () => localStorage.setItem('jeoul.wish', JSON.stringify(groups)))
  await screen.findByRole('button', { name: '새 목록' })
}

describe('groups of the page of wishes', () => {
  test.each<[string, string, () => Promise<unknown>, readonly string[]]>([
    [
      'one is made',
      '',
      async () => {
        await press('새 목록')
        await giveName('  다음   PC ', '만들기')
      },
      ['전체 3', '찜한 상품 2', '캠핑 1', '다음 PC 0'],
    ],
    [
      'one gets another name',
      '?group=new-2',
      async () => {
        await press('이름 바꾸기')
        await giveName('차박', '바꾸기')
      },
      ['전체 3', '찜한 상품 2', '차박 1'],
    ],
    [
      'one goes, with what is in it, once that was confirmed',
      '?group=new-2',
      async () => {
        await press('목록 지우기')
        expect((await dialog()).getByText(/상품 1개도 찜에서 함께 빠져요/)).toBeTruthy()
        await press('지우기')
      },
      ['전체 2', '찜한 상품 2'],
    ],
    [
      'what was picked moves to another',
      '',
      async () => {
        tick(`${one.name} 고르기`)
        await press('옮기기')
        fireEvent.click((await dialog()).getByRole('button', { name: /^캠핑/ }))
        await screen.findByText('으로 옮겼어요')
      },
      ['전체 3', '찜한 상품 1', '캠핑 2'],
    ],
    [
      'what was picked is taken out',
      '',
      async () => {
        tick('모두 고르기')
        await press('빼기')
        await screen.findByText('3개를 찜에서 뺐어요')
      },
      ['전체 0', '찜한 상품 0', '캠핑 0'],
    ],
    [
      '… and comes back',
      '',
      async () => {
        tick('모두 고르기')
        await press('빼기')
        await press('되돌리기')
      },
      ['전체 3', '찜한 상품 2', '캠핑 1'],
    ],
  ])('%s', async (_, search, change, after) => {
    await openGroups(search)
    await change()
    await waitFor(() => expect(tabs()).toEqual(after))
    const [, ...names] = after.map(tab => tab.replace(/ \d+$/, ''))
    expect(JSON.parse(kept() ?? '[]')).toMatchObject(names.map(name => ({ name })))
  })

  test('selected products are compared, or added to an estimate', async () => {
    await openGroups()
    const bar = screen.getByRole('region', { name: '고른 상품' })
    const acts = () => [...bar.querySelectorAll('a, button')].map(({ textContent }) => textContent)
    const before = acts()
    const compare = () => screen.queryByRole('link', { name: '비교' })?.getAttribute('href')
    tick(`${one.name} 고르기`)
    expect(compare()).toBeUndefined()
    tick(`${two.name} 고르기`)
    expect(compare()).toBe(`/compare?items=${one.item_id},${two.item_id}`)
    const estimate = screen.getByRole('link', { name: '견적에 담기' }).getAttribute('href')
    expect(estimate).toContain(`${one.item_id}.${two.item_id}`)
    // One more button would be one more line on a phone, and move the rows.
    expect(acts()).toEqual(before)
  })

  test('an address shares one, with its name', async () => {
    await openGroups('?group=new-2')
    await press('공유')
    const url = new URL((await dialog()).getByRole<HTMLInputElement>('textbox').value)
    await openPage(url.pathname + url.search)
    expect((await screen.findByRole('heading', { name: /^캠핑/ })).textContent).toContain('1개')
    expect(await screen.findByRole('link', { name: three.name })).toBeTruthy()
  })

  test('a name that a member typed while offline is not lost', async () => {
    const token = 'jeoul-mock-token-3'
    await fetch(`${hosts.second}/desktop/v1/shopping/wish`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: '취미' }),
    })
    await openPage('/wish', { token }, () => {
      document.cookie = `auth_token=${token}`
    })
    await press('새 목록')
    mockHosts.use(http.all('*', () => HttpResponse.error()))
    await giveName('다음 PC', '만들기')
    await screen.findByText(/연결이 끊겨 찜을 바꾸지 못했어요/)
    expect(tabs()).toEqual(['전체 0', '취미 0'])
    mockHosts.resetHandlers()
    await press('다시 시도')
    await waitFor(() => expect(tabs()).toEqual(['전체 0', '취미 0', '다음 PC 0']))
  })
})
