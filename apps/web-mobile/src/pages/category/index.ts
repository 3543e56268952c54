import { $ways, type Page } from '@jeoul/runtime'
import { createStore } from 'effector'
import { $path } from './model.ts'

export const page: Page = {
  head: {
    changes: [$path],
    write(read) {
      const path = read($path)
      return {
        title: `${path.at(-1)?.name ?? '카테고리'} | 저울`,
        description: `${path.map(({ name }) => name).join(' > ')} 카테고리예요.`,
        canonical: read($ways).otherSite,
        isIndexed: false,
        structuredData: [],
      }
    },
  },
  $status: createStore(200),
}
