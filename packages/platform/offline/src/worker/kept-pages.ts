import { documentsCache, stampOf } from './kept-caches.ts'

/** A page that can be read offline. */
export interface KeptPage {
  /** Path and query. */
  readonly href: string
  readonly title: string
  /** What kind of page it is, as shoppers call it. */
  readonly kind: string
  /** When it was seen, in milliseconds since 1970. */
  readonly at: number
}

const kinds: Readonly<Record<string, string>> = {
  list: '목록',
  search: '검색',
  item: '상품',
  reviews: '리뷰',
  compare: '비교',
  notice: '공지',
  wish: '찜',
  estimate: '견적',
}

/** What shoppers call the page at a path. */
function kindOfPage(path: string): string {
  return kinds[path.split('/')[1] ?? ''] ?? '홈'
}

/** The title in a document without the site's name, still escaped as it stands there; '' without one. */
function titleIn(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  return title.replace(/\s*\|\s*저울$/, '')
}

/** All pages that are kept, the newest first. */
export async function keptPages(stores: CacheStorage): Promise<readonly KeptPage[]> {
  const cache = await stores.open(documentsCache)
  const keys = await cache.keys()
  const pages = keys.map(async ({ url }): Promise<KeptPage | null> => {
    const response = await cache.match(url, { ignoreVary: true })
    if (!response) return null
    const { pathname, search } = new URL(url)
    const title = titleIn(await response.text()) || pathname
    return { href: pathname + search, title, kind: kindOfPage(pathname), at: stampOf(response) ?? 0 }
  })
  const found = (await Promise.all(pages)).filter(page => page !== null)
  return found.sort((one, other) => other.at - one.at)
}
