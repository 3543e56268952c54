import { $category, mobileList } from '@jeoul/list'
import { openVisitedLists } from '@jeoul/pages/list-route'
import { listRoute } from '@jeoul/router'
import { sample } from 'effector'
import { titleShown } from '../../shell/title-model.ts'
import './choice-moving.ts'
import './place-keeping.ts'

openVisitedLists(mobileList)

sample({
  clock: [$category, listRoute.visited],
  source: $category.map(category => category?.name ?? ''),
  filter: listRoute.$isOpened,
  target: titleShown,
})
