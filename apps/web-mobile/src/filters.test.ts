import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from './testing/open-page.ts'

test.each(['/list/111213', '/search?keyword=rtx'])(
  'the sheet of %s offers free delivery and malls, and chips take them back',
  async address => {
    await openPage(address)
    fireEvent.click(await screen.findByRole('button', { name: /^필터/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '필터' }))
    fireEvent.click(sheet.getByRole('checkbox', { name: /^무료배송만/ }))
    await waitFor(() => expect(location.search).toContain('trait=free'))
    fireEvent.click(sheet.getByRole('button', { name: /^판매 몰/ }))
    const malls = sheet.getByRole('group', { name: '판매 몰' })
    fireEvent.click(within(malls).getAllByRole('checkbox')[0] ?? malls)
    await waitFor(() => expect(location.search).toMatch(/trait=free&mall=\d+/))
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: /보기$/ })))
    fireEvent.click(await screen.findByRole('link', { name: '무료배송만 해제' }))
    await waitFor(() => expect(location.search).not.toContain('trait'))
    expect(location.search).toMatch(/mall=\d+/)
  },
)
