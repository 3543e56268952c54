import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { createOpenPage } from './open-page.ts'

/** Tests that the focus stays beside a chip that a press has removed with its filter. */
export function testChipFocus(openPage: ReturnType<typeof createOpenPage>): void {
  test('regression: with its chip, a filter took the focus from the page', async () => {
    await openPage('/list/111213?trait=free&min=10000')
    const chips = await screen.findByRole('list', { name: '적용된 필터' })
    const [chip, next] = within(chips).getAllByRole('link')
    chip?.focus()
    if (chip) fireEvent.click(chip)
    await waitFor(() => expect(chip?.isConnected).toBe(false))
    expect(document.activeElement).toBe(next)
  })
}
