import { items, searchHead } from '@jeoul/listing'
import { $pageProps } from '@jeoul/page'
import type { Page } from '@jeoul/runtime'
import { combine } from 'effector'
import { $search } from './model.ts'

export const page: Page = {
  head: {
    changes: [$search, items.$state],
    write: read =>
      searchHead({
        // The desktop's results stand for both.
        origin: read($pageProps).otherSite,
        search: read($search),
        answer: read(items.$state).data,
      }),
  },
  $status: combine($search, items.$state, (search, { status }) =>
    search !== null && status === 'failed' ? 503 : 200,
  ),
}
