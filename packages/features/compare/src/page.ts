import { branchDrawn } from '@jeoul/category'
import { definePage } from '@jeoul/ssr'
import { sample } from 'effector'
import { $compareStatus, compareHead } from './compare-head.ts'
import { compareRoute } from './page-model.ts'

export const page = definePage({ route: compareRoute, head: compareHead, $status: $compareStatus })

sample({ clock: compareRoute.visited, fn: () => '', target: branchDrawn })
