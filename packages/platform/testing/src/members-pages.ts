import { expect, test, vi } from 'vitest'
import { addressOfEveryPage } from './every-page.ts'
import { mockHosts } from './mock-hosts.ts'
import type { createRender } from './render.ts'

const token = 'jeoul-mock-token-1'

/**
 * Tests that every page of a site knows its member, and never shows their token. "A logged-in user
 * is identified by a cookie named auth_token" (specification, section 1).
 */
export function testMembersPages(render: ReturnType<typeof createRender>): void {
  test('every page is a member’s, and the first greets them; neither it, the log, nor an address that is asked holds the token', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const requests: string[] = []
    const follow = ({ request }: { readonly request: Request }) => requests.push(request.url)
    mockHosts.events.on('request:start', follow)
    for (const [name, url] of Object.entries(await addressOfEveryPage())) {
      const { isLogged, head, body, data } = await render(url, { token })
      expect([name, isLogged]).toEqual([name, true])
      if (name === 'home') expect(body).toContain('저울회원1')
      expect([head, body, data, ...requests].join(), name).not.toContain(token)
    }
    mockHosts.events.removeListener('request:start', follow)
    expect(JSON.stringify(logged.mock.calls)).not.toContain(token)
  })
}
