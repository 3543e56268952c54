import type { ComponentType } from 'react'
import type { Page } from './define-page.ts'
import type { SitePage } from './site.ts'

/** A page that is there: what it says of itself, and what it shows. */
export interface LoadedPage {
  readonly page: Page
  readonly View: ComponentType
}

const loaded = new WeakMap<SitePage, LoadedPage>()
const withModel = new WeakSet<SitePage>()

/** Whether a page's model is there and hears of visits, be it for somebody who has not opened the page yet. */
export function hearsVisits(sitePage: SitePage): boolean {
  return withModel.has(sitePage)
}

/** A page that was loaded before. */
export function loadedPage(sitePage: SitePage): LoadedPage | undefined {
  return loaded.get(sitePage)
}

/** Loads a page's model and view, both at once unless `between` says what is to happen before the view's turn. */
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
