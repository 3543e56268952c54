import type { PagePath } from '@jeoul/router'
import { kept } from '../kept-caches.ts'

/** A page that can be read offline. */
export interface SeenPage {
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

/** All pages that are kept, the newest first. Of those that look alike, only the newest. */
export async function seenPages(): Promise<readonly SeenPage[]> {
  const cache = await caches.open(kept.pages)
  const pages = await Promise.all((await cache.keys()).map(key => seenPage(cache, key)))
  const byName = new Map(
    pages
      .sort((one, other) => one.at - other.at)
      .map(page => [[page.kind, page.title, page.about].join('\n'), page] as const),
  )
  const distinct = [...byName.values()].sort((one, other) => other.at - one.at)
  const isAlone = ({ title }: SeenPage) => distinct.filter(page => page.title === title).length === 1
  return distinct.map(page => (isAlone(page) ? { ...page, about: '' } : page))
}

async function seenPage(cache: Cache, key: Request): Promise<SeenPage> {
  const { pathname, search } = new URL(key.url)
  const answer = await cache.match(key, { ignoreVary: true })
  const page = new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html')
  return {
    href: pathname + search,
    title: page.title.replace(/\s*\|\s*저울$/, '') || pathname,
    about: page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    kind: kindsBySegment.get(pathname.split('/')[1] ?? '') ?? kinds[''],
    at: Number(page.documentElement.dataset.cachedAt),
  }
}
