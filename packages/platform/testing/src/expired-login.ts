import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { logIn } from './log-in.ts'
import { mockHosts, operations } from './mock-hosts.ts'
import type { createOpenPage } from './open-page.ts'

const token = 'jeoul-mock-token-2'

/** Tests that a site offers a login on the page of wishes where the host refuses the member's token. */
export function testExpiredLogin(openPage: ReturnType<typeof createOpenPage>): void {
  test('a member whose login has expired is offered one in place of their wishes', async () => {
    mockHosts.use(
      http.get(operations.getWishGroups, () => HttpResponse.json({ success: false }, { status: 401 })),
    )
    const { sent } = await openPage('/wish', { token }, () => logIn(token))
    expect(sent).not.toContain(token)
    const main = within(screen.getByRole('main'))
    expect(await main.findByText(/로그인하면 어느 기기에서나 같은 찜 목록을 볼 수 있어요/)).toBeTruthy()
    expect(main.getByRole('link', { name: '로그인' }).getAttribute('href')).toContain('return=')
  })
}
