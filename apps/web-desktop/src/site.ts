import { $isUnknownCategory } from '@jeoul/listing'
import { homeRoute, itemRoute, listRoute } from '@jeoul/routing'
import { notFoundPage, type Site } from '@jeoul/runtime'
import { combine } from 'effector'
import { homePage } from './pages/home/index.ts'
import { itemPage } from './pages/item/index.ts'
import { $isUnknownItem } from './pages/item/model.ts'
import { listPage } from './pages/list/index.ts'
import { Shell } from './shell/shell.tsx'

const $page = combine(
  {
    isHome: homeRoute.$isOpened,
    isList: listRoute.$isOpened,
    isItem: itemRoute.$isOpened,
    isUnknownCategory: $isUnknownCategory,
    isUnknownItem: $isUnknownItem,
  },
  ({ isHome, isList, isItem, isUnknownCategory, isUnknownItem }) => {
    if (isHome) return 'home'
    if (isList && !isUnknownCategory) return 'list'
    return isItem && !isUnknownItem ? 'item' : 'notFound'
  },
)

const notFound = notFoundPage({
  loadView: () => import('./pages/not-found/not-found-page.tsx'),
  viewFile: 'src/pages/not-found/not-found-page.tsx',
})

export const site: Site<'home' | 'list' | 'item' | 'notFound'> = {
  pages: { home: homePage, list: listPage, item: itemPage, notFound },
  $page,
  Shell,
}
