import { listRoute } from '@jeoul/feature-list/list-route'
import { $listName } from '@jeoul/list'
import { sample } from 'effector'
import { titleShown } from '../../shell/title-model.ts'
import '../../shared/place-keeping.ts'

sample({
  clock: [$listName, listRoute.visited],
  source: $listName,
  filter: listRoute.$isOpened,
  target: titleShown,
})
