import {
  compareRoute,
  estimateRoute,
  homeRoute,
  itemRoute,
  linkRoute,
  listRoute,
  noticeRoute,
  searchRoute,
  wishRoute,
} from '@jeoul/routing'
import { createSite } from '@jeoul/runtime'
import { Shell } from './shell/shell.tsx'

export const site = createSite({
  pages: {
    home: {
      route: homeRoute,
      load: () => import('./pages/home/index.ts'),
      loadView: () => import('./pages/home/home-page.tsx'),
    },
    list: {
      route: listRoute,
      load: () => import('./pages/list/index.ts'),
      loadView: () => import('./pages/list/list-page.tsx'),
    },
    search: {
      route: searchRoute,
      load: () => import('./pages/search/index.ts'),
      loadView: () => import('./pages/search/search-page.tsx'),
    },
    item: {
      route: itemRoute,
      load: () => import('./pages/item/index.ts'),
      loadView: () => import('./pages/item/item-page.tsx'),
    },
    compare: {
      route: compareRoute,
      load: () => import('./pages/compare/index.ts'),
      loadView: () => import('./pages/compare/compare-page.tsx'),
    },
    link: {
      route: linkRoute,
      load: () => import('./pages/link/index.ts'),
      loadView: () => import('./pages/link/link-page.tsx'),
    },
    notice: {
      route: noticeRoute,
      load: () => import('./pages/notice/index.ts'),
      loadView: () => import('./pages/notice/notice-page.tsx'),
    },
    wish: {
      route: wishRoute,
      load: () => import('./pages/wish/index.ts'),
      loadView: () => import('./pages/wish/wish-page.tsx'),
    },
    estimate: {
      route: estimateRoute,
      load: () => import('./pages/estimate/index.ts'),
      loadView: () => import('./pages/estimate/estimate-page.tsx'),
    },
  },
  notFound: {
    load: () => import('./pages/not-found/index.ts'),
    loadView: () => import('./pages/not-found/not-found-page.tsx'),
  },
  loadExtras: () => import('./extras.ts'),
  Shell,
})
