import { breakDown, createRender, operations } from '@jeoul/testing'
import { expect, test } from 'vitest'
import { site } from './site.ts'

const render = createRender(site, { isMobile: true })

/** Internal links in the rendered HTML. */
const waysIn = (html: string) => [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href ?? '')

test.each([
  ['the list, which the desktop’s stands for', '/list/24', '/list/24'],
  ['its list, which is another one', '/list/24?idx_b_manager=19&sort=low', '/list/24?idx_b_manager=19'],
  ['what a minishop by its name is called, too', '/?mall_web_user=gajeonland', '/?idx_b_manager=19'],
])('the canonical address of %s', async (_, address, canonical) => {
  const { head } = await render(address)
  expect(head).toContain(`<link rel="canonical" href="http://www.shop.test${canonical}">`)
})

test('the server-rendered links of a minishop stay there, except for the exit', async () => {
  const { body } = await render('/list/24?idx_b_manager=19')
  const links = waysIn(body)
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(href => !href.includes('idx_b_manager=19'))).toEqual(['/list/24'])
  expect(body).toContain('<input type="hidden" name="idx_b_manager" value="19"/>')
})

test('the server-rendered links of the site name no minishop', async () => {
  const { body } = await render('/list/24?idx_b_manager=0')
  expect(waysIn(body).filter(href => href.includes('idx_b_manager'))).toEqual([
    '/list/24?idx_b_manager=0&amp;view=pc',
  ])
})

test('regression: a minishop whose number could not be looked up showed the products of the site', async () => {
  breakDown(operations.findManager)
  const { status, body } = await render('/list/24?mall_web_user=gajeonland')
  expect(status).toBe(503)
  expect(body.match(/미니샵을 불러오지 못했어요|저울 전체에서 보기/g)).toHaveLength(2)
  expect(waysIn(body).filter(href => href.startsWith('/item/'))).toEqual([])
})
