import { valuesOf } from '@jeoul/api'
import { productAddress, reviewsOpened } from '@jeoul/reviews'
import { createRoute } from '@jeoul/router'
import { combine, sample } from 'effector'

const { $params, $search } = createRoute('item')

const $question = combine(
  $params,
  $search,
  (params, search) => params && { itemId: params.itemId, ...productAddress.read(search) },
)

sample({ clock: valuesOf($question).filterMap(question => question ?? undefined), target: reviewsOpened })
