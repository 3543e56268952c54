import type { PagePath } from '@jeoul/router'
import { documentsCache, stampOf } from './cache-storage.ts'

/** A page that can be read offline. */
export interface CachedPage {
  /** Path and query. */
  readonly href: string
  readonly title: string
  /** The page's description, if another kept page has the same title; '' otherwise. */
  readonly about: string
  /** The kind of page, in Korean. */
  readonly kind: string
  /** When it was seen, in milliseconds since 1970. */
  readonly at: number
}

/** The first segment of a path: 'item' of '/item/:itemId'. */
type Segment<Path extends string> = Path extends `/${infer First}/${string}`
  ? First
  : Path extends `/${infer First}`
    ? First
    : never

/** What shoppers call the pages of each first segment, so that a new page needs a word. The outbound page is never kept. */
const kinds: Readonly<Record<Exclude<Segment<PagePath>, 'link'>, string>> = {
  '': '홈',
  list: '목록',
  search: '검색',
  item: '상품',
  reviews: '리뷰',
  compare: '비교',
  notice: '공지',
  wish: '찜',
  estimate: '견적',
}

const kindsBySegment = new Map(Object.entries(kinds))

/** What shoppers call the page at a path. */
function kindOfPage(path: string): string {
  return kindsBySegment.get(path.split('/')[1] ?? '') ?? kinds['']
}

/** The title of a document without the site's name, still escaped; '' without one. */
function titleIn(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  return title.replace(/\s*\|\s*저울$/, '')
}

/** The description of a document, still escaped; '' without one. */
function descriptionIn(html: string): string {
  return /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
}

/** All pages that are kept, the newest first. Of those that look alike, only the newest. */
export async function cachedPages(stores: CacheStorage): Promise<readonly CachedPage[]> {
  const cache = await stores.open(documentsCache)
  const keys = await cache.keys()
  const pages = keys.map(async ({ url }): Promise<CachedPage | null> => {
    const response = await cache.match(url, { ignoreVary: true })
    if (!response) return null
    const { pathname, search } = new URL(url)
    const html = await response.text()
    return {
      href: pathname + search,
      title: titleIn(html) || pathname,
      about: descriptionIn(html),
      kind: kindOfPage(pathname),
      at: stampOf(response) ?? 0,
    }
  })
  const found = (await Promise.all(pages)).filter(page => page !== null)
  const byName = Map.groupBy(
    found.sort((one, other) => other.at - one.at),
    ({ kind, title, about }) => [kind, title, about].join('\n'),
  )
  const distinct = [...byName.values()].flatMap(([newest]) => newest ?? [])
  const isAlone = ({ title }: CachedPage) => distinct.filter(page => page.title === title).length === 1
  return distinct.map(page => (isAlone(page) ? { ...page, about: '' } : page))
}
