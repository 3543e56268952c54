import { hrefs } from '@jeoul/router'
import { addressNow } from '@jeoul/testing'
import { testFruitlessSearch } from '@jeoul/testing/fruitless-search'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

testFruitlessSearch(openPage)

test('results are sorted by 정확도순, the first of the orders, or like any list', async () => {
  await openPage(`${hrefs.searchFor('rtx')}&cate=111213`)
  const orders = screen.getByRole<HTMLSelectElement>('combobox', { name: '정렬' })
  const [first] = orders.options
  expect([first?.text, first?.value]).toEqual(['정확도순', orders.value])
  fireEvent.change(screen.getByRole('combobox', { name: '정렬' }), { target: { value: 'low' } })
  await waitFor(() => expect(addressNow()).toBe('/search?keyword=rtx&cate=111213&sort=low'))
})
