import { createSite } from '@jeoul/ssr'
import { Shell } from './shell/shell.tsx'

export const site = createSite({
  pages: {
    home: {
      load: () => import('./pages/home/page.ts'),
      loadView: () => import('./pages/home/home-page.tsx'),
    },
    list: {
      load: () => import('./pages/list/page.ts'),
      loadView: () => import('./pages/list/list-page.tsx'),
    },
    search: {
      load: () => import('./pages/search/page.ts'),
      loadView: () => import('./pages/search/search-page.tsx'),
    },
    item: {
      load: () => import('./pages/item/page.ts'),
      loadView: () => import('./pages/item/item-page.tsx'),
    },
    compare: {
      load: () => import('./pages/compare/page.ts'),
      loadView: () => import('./pages/compare/compare-page.tsx'),
    },
    link: {
      load: () => import('./pages/link/page.ts'),
      loadView: () => import('./pages/link/link-page.tsx'),
    },
    notice: {
      load: () => import('./pages/notice/page.ts'),
      loadView: () => import('./pages/notice/notice-page.tsx'),
    },
    wish: {
      load: () => import('./pages/wish/page.ts'),
      loadView: () => import('./pages/wish/wish-page.tsx'),
    },
    estimate: {
      load: () => import('./pages/estimate/page.ts'),
      loadView: () => import('./pages/estimate/estimate-page.tsx'),
    },
  },
  notFound: {
    load: () => import('./pages/not-found/page.ts'),
    loadView: () => import('./pages/not-found/not-found-page.tsx'),
  },
  loadEnhancements: () => import('./enhancements.ts'),
  Shell,
})
