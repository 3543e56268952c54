import type { ComponentType } from 'react'
import { loadDeferredRegions } from './deferred-region.tsx'
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

/**
 * Loads a page's model and view, and its deferred regions, so that they do not shift it once it is shown. It works without
 * them.
 *
 * @param between for a page that the server has rendered, with its regions: loads the model, then the view
 */
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
  if (!between) await loadDeferredRegions().catch(() => {})
  const found = { page, View }
  loaded.set(sitePage, found)
  return found
}
