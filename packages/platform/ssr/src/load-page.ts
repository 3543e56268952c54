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

/** Loads a page that is opened, with its deferred regions, so that they do not shift it. It works without them. */
export async function loadPage(sitePage: SitePage): Promise<LoadedPage> {
  const [page, { default: View }] = await Promise.all([loadModel(sitePage), sitePage.loadView()])
  await loadDeferredRegions().catch(() => {})
  return remember(sitePage, { page, View })
}

/** Loads a page that the server has rendered, with its regions: its model, and after `between` its view. */
export async function loadServedPage(sitePage: SitePage, between: () => Promise<void>): Promise<LoadedPage> {
  const page = await loadModel(sitePage)
  await between()
  const { default: View } = await sitePage.loadView()
  return remember(sitePage, { page, View })
}

async function loadModel(sitePage: SitePage): Promise<Page> {
  const { page } = await sitePage.load()
  withModel.add(sitePage)
  return page
}

function remember(sitePage: SitePage, page: LoadedPage): LoadedPage {
  loaded.set(sitePage, page)
  return page
}
