import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { found } from './found.ts'
import type { createOpenPage } from './open-page.ts'

/** Where 내 결제조건 can be set: an address, and the part of its page that has the button. */
type TermsPlace = readonly [address: string, part: 'header' | 'main']

/** Tests that a shopper can state 내 결제조건 at each place, and that the prices of its page follow. */
export function testStatedTerms(
  openPage: ReturnType<typeof createOpenPage>,
  places: readonly TermsPlace[],
): void {
  describe('"terms can be set from the header, a list, a search and the compare page"', () => {
    test.each(places)('%s, in the %s', async (address, part) => {
      await openPage(address)
      const button = within(found(document.querySelector<HTMLElement>(part))).getByRole('button', {
        name: /^내 결제조건|^바꾸기$/,
      })
      fireEvent.click(button)
      const form = within(await screen.findByRole('dialog', { name: '내 결제조건' }))
      fireEvent.click(form.getByLabelText('제주'))
      fireEvent.click(form.getByRole('button', { name: '이 조건으로 보기' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(ownPrices().some(text => text.includes('제주'))).toBe(true), {
        timeout: 15_000,
      })
      expect(JSON.parse(localStorage.getItem('jeoul.payment-terms') ?? '{}')).toMatchObject({
        region: 'jeju',
      })
    })
  })
}

/** The rows, cards or columns that name what this shopper pays. */
function ownPrices(): readonly string[] {
  const parts = document.querySelectorAll('main :is(li, tr)')
  return [...parts].map(part => part.textContent ?? '').filter(text => text.includes('내 결제가'))
}
