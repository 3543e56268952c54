import { homeRoute, listRoute } from '@jeoul/routing'
import { notFoundPage, type Site } from '@jeoul/runtime'
import { combine } from 'effector'
import { categoryPage } from './pages/category/index.ts'
import { $isUnknownCategory } from './pages/category/model.ts'
import { homePage } from './pages/home/index.ts'
import { Shell } from './shell/shell.tsx'

const $page = combine(
  homeRoute.$isOpened,
  listRoute.$isOpened,
  $isUnknownCategory,
  (isHome, isCategory, isUnknownCategory) => {
    if (isHome) return 'home'
    return isCategory && !isUnknownCategory ? 'category' : 'notFound'
  },
)

const notFound = notFoundPage({
  loadView: () => import('./pages/not-found/not-found-page.tsx'),
  viewFile: 'src/pages/not-found/not-found-page.tsx',
})

export const site: Site<'home' | 'category' | 'notFound'> = {
  pages: { home: homePage, category: categoryPage, notFound },
  $page,
  Shell,
}
