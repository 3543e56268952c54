import { homeRoute, listRoute } from '@jeoul/routing'
import type { Site } from '@jeoul/runtime'
import { combine } from 'effector'
import { categoryPage } from './pages/category/index.ts'
import { $isUnknownCategory } from './pages/category/model.ts'
import { homePage } from './pages/home/index.ts'
import { notFoundPage } from './pages/not-found/index.ts'
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

export const site: Site<'home' | 'category' | 'notFound'> = {
  pages: { home: homePage, category: categoryPage, notFound: notFoundPage },
  $page,
  Shell,
}
