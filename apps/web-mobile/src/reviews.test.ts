import { breakDown, findItems, found, mockHosts, operations } from '@jeoul/testing'
import { testReviewBadges } from '@jeoul/testing/review-badges'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

const { popular, forSale } = await findItems()
const item = forSale.toSorted((a, b) => b.review_count - a.review_count)[0] ?? popular

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const photos = () => within(screen.getByRole('region', { name: '구매자 사진·동영상' }))

test('"Review gallery capped at 8 images … on mobile"', async () => {
  await openPage(`/reviews/${item.item_id}`)
  expect(photos().getAllByRole('listitem')).toHaveLength(8)
})

test('a picture opens in full screen, turns with the keys, and links to all pictures', async () => {
  await openPage(`/reviews/${item.item_id}`)
  fireEvent.click(found(photos().getAllByRole('button', { name: /크게 보기/ })[2]))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('3 / 8')).toBeTruthy()
  fireEvent.keyDown(window, { key: 'ArrowLeft' })
  expect(dialog.getByText('2 / 8')).toBeTruthy()
  fireEvent.keyDown(window, { key: 'End' })
  expect(dialog.getByText('8 / 8')).toBeTruthy()
  fireEvent.keyDown(window, { key: 'Home' })
  expect(dialog.getByText('1 / 8')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: '모두 보기' }))
  await waitFor(() => expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(8))
  fireEvent.click(dialog.getByRole('button', { name: '동영상' }))
  await waitFor(() => expect(dialog.getAllByRole('button', { name: /^동영상 1 크게/ })).toHaveLength(1))
})

test('the last loaded picture of the gallery leads to its next page, which can be retried', async () => {
  await openPage(`/reviews/${item.item_id}`)
  fireEvent.click(photos().getByRole('button', { name: /모두 보기$/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const tiles = await dialog.findAllByRole('button', { name: /^사진 .* 크게 보기$/ })
  breakDown(operations.getReviewImages)
  fireEvent.click(found(tiles.at(-1)))
  fireEvent.keyDown(window, { key: 'ArrowRight' })
  const retry = await dialog.findByRole('button', { name: '다시 시도' })
  mockHosts.resetHandlers()
  fireEvent.click(retry)
  await waitFor(() => expect(dialog.getByText(new RegExp(`^${tiles.length + 1} / `))).toBeTruthy())
})

testReviewBadges(openPage, item.item_id)
