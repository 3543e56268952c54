import { addressOfEveryPage, createRender } from '@jeoul/testing'
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

testMembersPages(render)
testFigures(render)
testComparedRows(render)
