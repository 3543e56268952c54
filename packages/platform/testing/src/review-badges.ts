import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from './log-in.ts'
import type { createOpenPage } from './open-page.ts'

/** The token of a member who runs the site and is no maker of a listed product. */
const operator = 'jeoul-mock-token-3'

/**
 * Tests that a site's page of reviews shows members who they are.
 *
 * @param itemId a product with reviews
 */
export function testReviewBadges(openPage: ReturnType<typeof createOpenPage>, itemId: string): void {
  test('badges tell a member who they are in the reviews of a product', async () => {
    await openPage(`/reviews/${itemId}`, { token: operator }, () => logIn(operator))
    expect(await screen.findByText('운영자')).toBeTruthy()
    expect(await screen.findByRole('button', { name: '리뷰 쓰기' })).toBeTruthy()
    expect(await screen.findByText('써 보셨다면 리뷰를 남겨 주세요.')).toBeTruthy()
    expect(screen.queryByText('제조사')).toBeNull()
  })
}
