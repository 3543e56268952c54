import { $openPage, type PageName, pageAt } from '@jeoul/router'
import { combine, type Scope, type Store } from 'effector'
import type { ComponentType, ReactNode } from 'react'
import type { Page } from './define-page.ts'
import { $isMissing } from './missing-page.ts'
import { pageFiles } from './page-files.ts'

/** How a page is loaded. Neither its model nor its view is loaded before the page is opened or prefetched. */
export interface PageSource {
  /** Loads its definition, which imports the model. */
  readonly load: () => Promise<{ page: Page }>
  /** Loads its view, whose module imports the page's styles. */
  readonly loadView: () => Promise<{ default: ComponentType }>
}

/** One page of a site. */
export interface SitePage extends PageSource {
  /** The modules of page and view, by which the build finds their scripts and styles. */
  readonly files: readonly string[]
}

/** A hydrated page, as enhancements get it. */
export interface LivePage {
  readonly site: Site
  readonly scope: Scope
  /** The elements that were pressed so far. */
  readonly pressed: readonly (EventTarget | null)[]
  /** The keys that were pressed so far, each with the element that had the focus as its target. */
  readonly keys: readonly KeyboardEvent[]
}

/** The enhancements of a site. */
export interface Enhancements {
  readonly open: (page: LivePage) => void
  /** Opens the layer that a link names by `data-opens`, on a site that has such links. */
  readonly openLayer?: (scope: Scope, name: string | undefined) => unknown
}

/** A site is its pages, and which of them is open. */
export interface Site {
  readonly pages: readonly SitePage[]
  /** The page to show: that of the open address, or the not-found page. */
  readonly $page: Store<SitePage>
  /** The page of a path, which is the not-found page if none has it. */
  readonly pageAt: (path: string) => SitePage
  /** Loads the enhancements, on the first interaction. */
  readonly loadEnhancements: () => Promise<Enhancements>
  /** Header, the open page as its child, footer. */
  readonly Shell: ComponentType<{ children: ReactNode }>
}

/** @param pages by name; 'not-found' is shown for unknown addresses, and if a page's model finds nothing */
export function createSite({
  pages,
  ...site
}: { readonly pages: Readonly<Record<string, PageSource>> } & Pick<
  Site,
  'Shell' | 'loadEnhancements'
>): Site {
  const named = new Map(
    Object.entries(pages).map(([name, source]): [string, SitePage] => [
      name,
      { ...source, files: pageFiles(name) },
    ]),
  )
  const notFound = named.get('not-found')
  if (!notFound) throw new Error('no not-found page')
  const pageNamed = (name: PageName | null) => (name === null ? undefined : named.get(name)) ?? notFound
  return {
    pages: [...named.values()],
    $page: combine($openPage, $isMissing, (name, isMissing) => pageNamed(isMissing ? null : name)),
    pageAt: path => pageNamed(pageAt(path)),
    ...site,
  }
}
