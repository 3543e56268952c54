import '@jeoul/ui/styles.css'
import { $isUnknownCategory } from '@jeoul/listing'
import { homeRoute, listRoute } from '@jeoul/routing'
import type { Site } from '@jeoul/runtime'
import { combine } from 'effector'
import { homePage } from './pages/home/index.ts'
import { listPage } from './pages/list/index.ts'
import { notFoundPage } from './pages/not-found/index.ts'
import { Shell } from './shell/shell.tsx'

const $page = combine(
  homeRoute.$isOpened,
  listRoute.$isOpened,
  $isUnknownCategory,
  (isHome, isList, isUnknownCategory) => {
    if (isHome) return 'home'
    return isList && !isUnknownCategory ? 'list' : 'notFound'
  },
)

export const site: Site<'home' | 'list' | 'notFound'> = {
  pages: { home: homePage, list: listPage, notFound: notFoundPage },
  $page,
  Shell,
}
