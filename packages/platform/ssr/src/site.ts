import { $openPage, type PageName, pageAt } from '@jeoul/router'
import { combine, type Scope, type Store } from 'effector'
import type { ComponentType, ReactNode } from 'react'
import type { Page } from './define-page.ts'
import { $isMissing } from './missing-page.ts'

/** The bundle of a page: its definition, which imports the model, and its view, which imports the styles. */
export interface PageModule {
  readonly page: Page
  readonly default: ComponentType
}

/** One page of a site. */
export interface SitePage {
  /** Loads the bundle, once the page is opened or prefetched. */
  readonly load: () => Promise<PageModule>
  /** Its module in the build's manifest, which names its scripts and styles. */
  readonly file: string
}

/** A hydrated page, as its background work gets it. */
export interface LivePage {
  readonly site: Site
  readonly scope: Scope
}

/** A site is its pages, and which of them is open. */
export interface Site {
  readonly pages: readonly SitePage[]
  /** The page to show: that of the open address, or the not-found page. */
  readonly $page: Store<SitePage>
  /** The page of a path, which is the not-found page if none has it. */
  readonly pageAt: (path: string) => SitePage
  /** Loads the work that no view needs, such as keyboard shortcuts and the service worker. It starts after the regions. */
  readonly loadBackground: () => Promise<{ startBackground: (page: LivePage) => void }>
  /** Header, the open page as its child, footer. */
  readonly Shell: ComponentType<{ children: ReactNode }>
}

interface SiteSource extends Pick<Site, 'Shell' | 'loadBackground'> {
  /**
   * What `import.meta.glob` finds below `./pages` for `<name>/<name>-page.tsx`, in the folder `src` of the site. Each folder has the name
   * of its page; 'not-found' is shown for unknown addresses, and if a page's model finds nothing.
   */
  readonly pages: Readonly<Record<string, () => Promise<PageModule>>>
}

/** Creates a site from the modules of its pages. */
export function createSite({ pages, ...site }: SiteSource): Site {
  const named = new Map(
    Object.entries(pages).map(([file, load]): [string, SitePage] => [
      file.split('/').at(-2) ?? '',
      { load, file: file.replace(/^\./, 'src') },
    ]),
  )
  const notFound = named.get('not-found')
  if (!notFound)
    throw new Error('the site has no page for unknown addresses: add pages/not-found/not-found-page.tsx')
  const pageNamed = (name: PageName | null) => (name === null ? undefined : named.get(name)) ?? notFound
  return {
    pages: [...named.values()],
    $page: combine($openPage, $isMissing, (name, isMissing) => pageNamed(isMissing ? null : name)),
    pageAt: path => pageNamed(pageAt(path)),
    ...site,
  }
}
