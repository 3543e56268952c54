import { type HistoryEntry, preparePageFx } from '@jeoul/router'
import type { ComponentType } from 'react'
import type { Page } from './define-page.ts'
import { loadRegions } from './idle.tsx'
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

/** Loads a page that is opened, with its regions, so that they do not shift it. It works without them. */
export async function loadPage(sitePage: SitePage): Promise<LoadedPage> {
  const page = await loadBundle(sitePage)
  await loadRegions().catch(() => {})
  return remember(sitePage, page)
}

/** Loads a page that the server has rendered, with its regions: those load by themselves. */
export async function loadServedPage(sitePage: SitePage): Promise<LoadedPage> {
  return remember(sitePage, await loadBundle(sitePage))
}

/**
 * Makes the handlers of a browser's scope: an address opens once its page has loaded, at once if it was loaded before.
 * The previous page stays until then.
 */
export function pageHandlers({ pageAt }: Pick<Site, 'pageAt'>) {
  return new Map([
    [preparePageFx, ({ path }: HistoryEntry) => loadedPage(pageAt(path)) ?? loadPage(pageAt(path))],
  ])
}

async function loadBundle(sitePage: SitePage): Promise<LoadedPage> {
  const { page, default: View } = await sitePage.load()
  return { page, View }
}

function remember(sitePage: SitePage, page: LoadedPage): LoadedPage {
  loaded.set(sitePage, page)
  return page
}
