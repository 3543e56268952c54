import { breakDown, bringNear, findItems, mockHosts, operations } from '@jeoul/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  bringNear()
})

const { popular } = await findItems()

test('regression: a period that could not be loaded took the chart that was shown', async () => {
  await openPage(`/item/${popular.item_id}`)
  const section = within(await screen.findByRole('region', { name: '가격 변동' }))
  const chart = () => section.queryByRole('figure')
  const chosen = () =>
    section.getByRole('navigation', { name: '기간' }).querySelector('[aria-current]')?.textContent
  await waitFor(() => expect(chart()).not.toBeNull())
  const before = chosen()
  breakDown(operations.getPriceHistory)
  fireEvent.click(section.getByRole('link', { name: '12개월' }))
  const retry = await section.findByRole('button', { name: '다시 시도' })
  expect(chart()).not.toBeNull()
  expect(chosen()).toBe(before)
  mockHosts.resetHandlers()
  fireEvent.click(retry)
  await waitFor(() => expect(chosen()).toBe('12개월'))
  expect(section.queryByRole('alert')).toBeNull()
})
