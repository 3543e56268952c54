import { hrefs } from '@jeoul/router'
import { addressNow, breakDown, follow, heading, mockHosts, operations, press, total } from '@jeoul/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const { searchFor } = hrefs

test('a search that finds nothing as typed is read differently and says so', async () => {
  await openPage(searchFor('rmfovlrzkem'))
  await heading('‘그래픽카드’ 검색 결과')
  await follow('‘rmfovlrzkem’으로 검색하기')
  await heading('‘rmfovlrzkem’ 검색 결과가 없어요')
  await follow('비슷한 말까지 함께 찾기')
  await heading('‘그래픽카드’ 검색 결과')
})

test('a search that finds nothing at all suggests fewer words, near categories and popular keywords', async () => {
  await openPage(searchFor('없는말 노트북'))
  await heading('‘없는말 노트북’ 검색 결과가 없어요')
  const links = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('link')
  expect(links('비슷한 카테고리').length).toBeGreaterThan(0)
  expect(links('인기 검색어')).toHaveLength(10)
  await act(async () => links('검색어 줄여서 찾기')[0]?.click())
  await heading('‘노트북’ 검색 결과')
})

test('a search that finds nothing because of its filters offers to remove them', async () => {
  await openPage(`${searchFor('rtx')}&max=1`)
  const choices = await screen.findByRole('list', { name: '빼 볼 조건' })
  await act(async () => within(choices).getByRole('link').click())
  await waitFor(() => expect(addressNow()).toBe('/search?keyword=rtx'))
})

test.each(['211010', '199999'])('a search in the empty category %s offers all categories', async id => {
  await openPage(`${searchFor('rtx')}&cate=${id}`)
  await follow('전체 카테고리에서 찾기')
  await waitFor(() => expect(addressNow()).toBe('/search?keyword=rtx'))
})

test('results that could not be loaded say so, and can be retried', async () => {
  breakDown(operations.getItems)
  await openPage(searchFor('cpu'))
  expect(await screen.findByText('상품 목록을 불러오지 못했어요')).toBeTruthy()
  mockHosts.resetHandlers()
  await press('다시 시도')
  await waitFor(() => expect(total()).toBeGreaterThan(0))
})

test('results are sorted like any list', async () => {
  await openPage(`${searchFor('rtx')}&cate=111213`)
  fireEvent.change(screen.getByRole('combobox', { name: '정렬' }), { target: { value: 'low' } })
  await waitFor(() => expect(addressNow()).toBe('/search?keyword=rtx&cate=111213&sort=low'))
})
