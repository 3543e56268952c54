import type { ComponentType } from 'react'
import type { Page } from './define-page.ts'
import type { SitePage } from './site.ts'

/** A loaded page: its definition and its view. */
export interface LoadedPage {
  readonly page: Page
  readonly View: ComponentType
}

const loaded = new WeakMap<SitePage, LoadedPage>()
const withModel = new WeakSet<SitePage>()

/** Whether a page's model is loaded, so that it reacts to visits, even if only prefetched. */
export function isModelLoaded(sitePage: SitePage): boolean {
  return withModel.has(sitePage)
}

/** The page if it was loaded before. */
export function loadedPage(sitePage: SitePage): LoadedPage | undefined {
  return loaded.get(sitePage)
}

/** Loads a page's model and view: both at once or, with `between`, one after the other. */
export async function loadPage(sitePage: SitePage, between?: () => Promise<void>): Promise<LoadedPage> {
  const loading = sitePage.load().then(({ page }) => {
    withModel.add(sitePage)
    return page
  })
  if (between) {
    await loading
    await between()
  }
  const [page, { default: View }] = await Promise.all([loading, sitePage.loadView()])
  const found = { page, View }
  loaded.set(sitePage, found)
  return found
}
