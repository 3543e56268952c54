import { listRoute } from '@jeoul/feature-list/list-route'
import { $category } from '@jeoul/list'
import { sample } from 'effector'
import { titleShown } from '../../shell/title-model.ts'
import '../../shared/choice-moving.ts'
import '../../shared/place-keeping.ts'

sample({
  clock: [$category, listRoute.visited],
  source: $category.map(category => category?.name ?? ''),
  filter: listRoute.$isOpened,
  target: titleShown,
})
