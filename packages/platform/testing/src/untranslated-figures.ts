import { expect, test } from 'vitest'
import { addressOfEveryPage } from './every-page.ts'
import type { createRender } from './render.ts'
import { translatedWords } from './translated-words.ts'

/**
 * Holds every page of a site to prices and numbers of malls that stay as they are while a browser translates the page. Its
 * translation replaces text nodes, so a figure in one would be left behind when it changes.
 */
export function testFigures(render: ReturnType<typeof createRender>): void {
  test('regression: prices and numbers of malls inside sentences were translated', async () => {
    for (const [name, url] of Object.entries(await addressOfEveryPage())) {
      const { body } = await render(url)
      const figures = translatedWords(body).filter(words => /\d(만?원|곳)/.test(words))
      expect([name, figures]).toEqual([name, []])
    }
  })

  test('regression: counts stayed as they were once a translation had replaced their text nodes', async () => {
    for (const [name, url] of Object.entries(await addressOfEveryPage())) {
      const { body } = await render(url)
      // React writes text anew that is an element's only one. Of several, it changes those that it has made itself.
      const parts = body.match(/(?:\d<!-- -->|<!-- -->[\d,]*\d)(?:개(?!월)|명)[^<]*/g) ?? []
      expect([name, parts]).toEqual([name, []])
    }
  })
}
