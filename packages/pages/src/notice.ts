import { noticeRoute } from '@jeoul/routing'
import { $canonical, type Page, pageMissed } from '@jeoul/runtime'
import { notice, noticesWanted } from '@jeoul/site'
import { sample } from 'effector'

sample({
  clock: noticeRoute.visited,
  fn: ({ params }) => params,
  target: [notice.requested, noticesWanted],
})

const $isUnknown = notice.$state.map(
  state => state.status === 'failed' && [400, 404].includes(state.failure.status ?? 0),
)

sample({
  clock: [$isUnknown, noticeRoute.visited],
  source: $isUnknown,
  filter: noticeRoute.$isOpened,
  target: pageMissed,
})

export const page: Page = {
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
  $status: notice.$state.map(({ status }) => (status === 'failed' ? 503 : 200)),
}
