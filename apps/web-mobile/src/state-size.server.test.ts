import { addressOfEveryPage, createRender } from '@jeoul/testing'
import { expect, test } from 'vitest'
import { site } from './site.ts'

const render = createRender(site, { isMobile: true })

/**
 * The most that a page's state may weigh, in bytes of JSON over the tests' catalogue. It travels with every visit and holds
 * what is drawn: see docs/decisions/0101.
 */
const limits = { home: 17_400, list: 39_000, search: 37_600, item: 22_700 } as const
const addresses = await addressOfEveryPage()

test.each(['home', 'list', 'search', 'item'] as const)(
  'the state of %s is no heavier than it was',
  async name => {
    const { data } = await render(addresses[name])
    const more = Buffer.byteLength(data) - limits[name]
    expect(
      more,
      `${more} bytes more travel with every visit to ${name}: load late what is not drawn`,
    ).toBeLessThanOrEqual(0)
  },
)
