import { addressOfEveryPage, createRender, mockHosts } from '@jeoul/testing'
import { testComparedRows } from '@jeoul/testing/compared-rows'
import { testMembersPages } from '@jeoul/testing/members-pages'
import { testFigures } from '@jeoul/testing/untranslated-figures'
import { expect, test, vi } from 'vitest'
import { site } from './site.ts'

const render = createRender(site, { isMobile: true })

test('every page is sent complete, without an error in the log', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const [name, url] of Object.entries(await addressOfEveryPage())) {
    const { status, body } = await render(url)
    expect([name, status, body.match(/<h1[ >]/g)?.length]).toEqual([name, 200, 1])
    expect(body, name).not.toContain('다시 시도')
  }
  expect(logged).not.toHaveBeenCalled()
})

test('"Product detail page, with a popup variant": without header, footer and navigation', async () => {
  const { item } = await addressOfEveryPage()
  const shell = /<header class="[^"]*header|<footer|aria-label="주요 메뉴"/
  expect((await render(item)).body).toMatch(shell)
  const { status, body } = await render(`${item}?popup=1`)
  expect(status).toBe(200)
  expect(body).toMatch(/<main [^>]*>.*<h1/s)
  expect(body).not.toMatch(shell)
})

test.each([
  ['a list of the first tree', '/list/111213', ['/1'], 'href="/list/1112"'],
  ['a list of the second tree', '/list/211210', ['/2'], 'href="/list/2112"'],
  ['a product', '/item/1003334', ['/1'], 'href="/list/11"'],
  ['the home page', '/', [''], 'href="/list/2112"'],
  ['the notices', '/notice', [], '공지사항'],
  ['a page that there is not', '/terms', [''], 'href="/list/2112"'],
  ['a category that there is not', '/list/199999', ['', '/1'], 'href="/list/2112"'],
  ['a search that finds nothing', '/search?keyword=노트북 9999 없는말', [''], '비슷한 카테고리'],
])('%s requests no more categories than it shows', async (_, url, calls, shown) => {
  const requests: string[] = []
  mockHosts.events.on('request:start', ({ request }) => requests.push(new URL(request.url).pathname))
  const { body } = await render(url)
  const asked = requests.filter(path => path.startsWith('/front/v3/item/cate'))
  expect(asked.sort()).toEqual(calls.map(call => `/front/v3/item/cate${call}`))
  const [, main = ''] = body.split('<main')
  expect(main).toContain(shown)
})

testMembersPages(render)
testFigures(render)
testComparedRows(render)
