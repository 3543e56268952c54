import { createHash } from 'node:crypto'
import { graphicsCards } from './list-page.ts'
import { expect, test } from './sites.ts'

test.describe('a list as the server sends it', () => {
  test('is drawn while it is read, and its policy names the one inline script', async ({
    request,
    sites,
  }) => {
    for (const site of [sites.desktop, sites.mobile]) {
      for (const address of [graphicsCards, '/search?keyword=rtx']) {
        const answer = await request.get(site + address, {
          headers: { Cookie: 'view=mobile; auth_token=a-secret' },
        })
        const html = await answer.text()
        expect(html).not.toContain('blocking="render"')
        expect(html).toContain('<html lang="ko">')
        expect(html).not.toContain('a-secret')
        const [[, script = ''] = [], ...others] = html.matchAll(
          /<script(?![^>]*(?:src=|type="application))[^>]*>(.*?)<\/script>/gs,
        )
        expect(others).toEqual([])
        const hash = createHash('sha256').update(script).digest('base64')
        expect(answer.headers()['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
        expect(answer.headers()['cache-control']).toContain('private')
      }
      for (const path of ['/nowhere', '/list/', '/list/abc', '/list/1/2']) {
        expect((await request.get(site + path)).status(), path).toBe(404)
      }
      expect((await request.get(`${site}/list/%E0%A4%A`)).status()).toBe(400)
    }
  })
})
