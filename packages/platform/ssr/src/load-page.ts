import { preparePageFx, type Visit } from '@jeoul/router'
import type { ComponentType } from 'react'
import { loadDeferredRegions } from './deferred-region.tsx'
import type { Page } from './define-page.ts'
import type { Site, SitePage } from './site.ts'

/** A loaded page: its definition and its view. */
export interface LoadedPage {
  readonly page: Page
  readonly View: ComponentType
}

const loaded = new WeakMap<SitePage, LoadedPage>()

/** The page if it was loaded before. */
export function loadedPage(sitePage: SitePage): LoadedPage | undefined {
  return loaded.get(sitePage)
}

/** Loads a page that is opened, with its deferred regions, so that they do not shift it. It works without them. */
export async function loadPage(sitePage: SitePage): Promise<LoadedPage> {
  const [{ page }, { default: View }] = await Promise.all([sitePage.load(), sitePage.loadView()])
  await loadDeferredRegions().catch(() => {})
  return remember(sitePage, { page, View })
}

/** Loads a page that the server has rendered, with its regions: its model, and after `between` its view. */
export async function loadServedPage(sitePage: SitePage, between: () => Promise<void>): Promise<LoadedPage> {
  const { page } = await sitePage.load()
  await between()
  const { default: View } = await sitePage.loadView()
  return remember(sitePage, { page, View })
}

/**
 * Makes the handlers of a browser's scope: an address opens once its page has loaded, at once if it was loaded before.
 * The previous page stays until then.
 */
export function pageHandlers({ pageAt }: Pick<Site, 'pageAt'>) {
  return new Map([
    [
      preparePageFx,
      ({ path }: Visit) => {
        const sitePage = pageAt(path)
        return loadedPage(sitePage) ?? loadPage(sitePage)
      },
    ],
  ])
}

function remember(sitePage: SitePage, page: LoadedPage): LoadedPage {
  loaded.set(sitePage, page)
  return page
}
