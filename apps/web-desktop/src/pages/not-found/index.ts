import type { Page } from '@jeoul/runtime'
import { createStore } from 'effector'

export const notFoundPage: Page = {
  loadView: () => import('./not-found-page.tsx'),
  viewFile: 'src/pages/not-found/not-found-page.tsx',
  head: {
    changes: [],
    write: () => ({
      title: '페이지를 찾을 수 없어요 | 저울',
      description: '주소가 바뀌었거나 없는 페이지예요.',
      canonical: null,
      isIndexed: false,
      structuredData: [],
    }),
  },
  $status: createStore(404),
}
