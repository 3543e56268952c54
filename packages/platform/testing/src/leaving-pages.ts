import { hrefs } from '@jeoul/router'
import type { Site } from '@jeoul/ssr'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { bringNear } from './bring-near.ts'
import { addressOfEveryPage } from './every-page.ts'
import { findItems } from './find-items.ts'
import { found } from './found.ts'
import { createOpenPage } from './open-page.ts'
import { addressNow } from './page-actions.ts'
import type { SiteKind } from './render.ts'

/** Tests that a site's pages stay as they are until the page that was asked for has loaded. */
export function testLeavingPages(site: Site, kind: SiteKind): void {
  const next = hrefs.notice('8')
  const nextPage = found(site.pages.find(({ file }) => file.includes('/notice/')))
  const lostPage = { ...nextPage, load: () => new Promise<never>(() => {}) }
  const pageAt = (path: string) => {
    const page = site.pageAt(path)
    return page === nextPage ? lostPage : page
  }
  const openPage = createOpenPage(site, kind, { ...site, pageAt })

  describe('a page that is being left keeps what its address says', () => {
    test.each([
      'home',
      'list',
      'search',
      'item',
      'reviews',
      'compare',
      'link',
      'notices',
      'wish',
      'estimate',
    ] as const)('%s', async name => leave((await addressOfEveryPage())[name]))

    test.each([
      ['the start of a search', () => hrefs.search()],
      ['another department of the home page', () => hrefs.home('?cate=12')],
      ['a shared list of wishes', ({ forSale }) => hrefs.wish(`?name=gift&items=${idsOf(forSale, 2)}`)],
      [
        'more products than a comparison holds',
        ({ forSale }) => hrefs.compare(`?items=${idsOf(forSale, 10)}`),
      ],
      [
        'a configured PC with a year of prices',
        ({ assembledPc }) => hrefs.item(assembledPc.item_id, '?each=3&months=12&tab=delivery'),
      ],
    ] satisfies [string, (items: Items) => string][])('%s', async (_, addressOf) =>
      leave(addressOf(await findItems())),
    )
  })

  async function leave(address: string): Promise<void> {
    bringNear()
    await openPage(address)
    await act(async () => {
      fireEvent.pointerDown(document.body)
      await vi.dynamicImportSettled()
    })
    const before = visible()
    const link = document.createElement('a')
    link.href = next
    document.body.append(link)
    await act(async () => link.click())
    await waitFor(() => expect(addressNow()).toBe(next))
    expect(visible()).toEqual(before)
  }
}

type Items = Awaited<ReturnType<typeof findItems>>

function idsOf(items: Items['forSale'], count: number): string {
  return items
    .slice(0, count)
    .map(({ item_id }) => item_id)
    .join(',')
}

/** Header and content, without addresses, which may follow the new one. */
function visible() {
  const [header, main] = ['header', 'main'].map(name => found(document.querySelector(name)).innerHTML)
  return { header: withoutAddresses(header), main: withoutAddresses(main), typed: searchBox()?.value }
}

const searchBox = () => document.querySelector<HTMLInputElement>('header input[name=keyword]')

function withoutAddresses(markup = ''): string {
  return markup.replaceAll(/ (href|action)="[^"]*"/g, '')
}
