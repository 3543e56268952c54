import { createRoute } from '@jeoul/router'
import { notices, noticesPage, noticesRequested } from '@jeoul/shop'
import { $canonical, definePage } from '@jeoul/ssr'
import { combine, createStore, sample } from 'effector'

const route = createRoute('notices')

sample({ clock: route.visited, target: noticesRequested })

const $search = createStore('').on(route.visited, (_, visit) => visit.search)

/** The page of notices that the address names; null until they have loaded. */
export const $noticesPage = combine(notices.$state, $search, ({ data }, search) =>
  data === null ? null : noticesPage(data, new URLSearchParams(search).get('page')),
)

export const page = definePage({
  route,
  head: {
    changes: [$noticesPage],
    write: read => ({
      title: '공지사항 | 저울',
      description: '저울의 공지사항을 모았어요.',
      canonical: read($canonical),
      isIndexed: read(notices.$state).status === 'full',
      structuredData: [],
    }),
  },
  // "Late is said", too: noindex with a 200 would take the page out of search engines.
  $status: notices.$state.map(({ status }) => (status === 'full' ? 200 : 503)),
})
