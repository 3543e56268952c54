import { createRoute, type PageVisit } from '@jeoul/router'
import { notice, noticesRequested } from '@jeoul/shop'
import { $canonical, definePage } from '@jeoul/ssr'
import { createEvent, sample } from 'effector'

const visited = createEvent<PageVisit<'notice'>>()

sample({ clock: visited, fn: ({ params }) => params, target: [notice.requested, noticesRequested] })

const $isUnknown = notice.$state.map(
  state => state.status === 'failed' && [400, 404].includes(state.failure.status ?? 0),
)

export const page = definePage({
  route: createRoute('notice'),
  visited,
  $isMissing: $isUnknown,
  head: {
    changes: [notice.$state],
    write(read) {
      const title = read(notice.$state).data?.title ?? '공지사항'
      return {
        title: `${title} | 저울`,
        description: `저울 공지사항: ${title}`,
        canonical: read($canonical),
        isIndexed: read(notice.$state).status === 'full',
        structuredData: [],
      }
    },
  },
  $status: notice.$state.map(({ status }) => (status === 'full' ? 200 : 503)),
})
