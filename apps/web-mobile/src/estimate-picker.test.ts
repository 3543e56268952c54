import { found } from '@jeoul/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from './testing/open-page.ts'

test('on a phone the figures replace the parts, and say how many are left', async () => {
  await openPage('/estimate')
  fireEvent.click(screen.getByRole('button', { name: '메인보드 고르기' }))
  const picker = within(await screen.findByRole('dialog'))
  const all = (await picker.findAllByRole('listitem')).length
  expect(picker.queryByRole('group', { name: '소켓' })).toBeNull()
  fireEvent.click(picker.getByRole('button', { name: '사양' }))
  expect(picker.queryAllByRole('listitem')).toHaveLength(0)
  const [socket] = within(picker.getByRole('group', { name: '소켓' })).getAllByRole('checkbox')
  fireEvent.click(found(socket))
  const show = await picker.findByRole('button', { name: /^부품 \d+개 보기$/ })
  const count = Number(show.textContent?.match(/\d+/)?.[0])
  fireEvent.click(show)
  await waitFor(() => expect(picker.getAllByRole('listitem')).toHaveLength(count))
  expect(count).toBeLessThan(all)
  expect(picker.getByRole('button', { name: '사양 1' })).toBeTruthy()
  // The close button closes the figures first.
  fireEvent.click(picker.getByRole('button', { name: '사양 1' }))
  fireEvent.click(picker.getByRole('button', { name: '닫기' }))
  expect(picker.getAllByRole('listitem')).toHaveLength(count)
})
