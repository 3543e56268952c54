import { requestFor } from '@jeoul/api'
import { $managerId } from '@jeoul/page'
import { priceDrops } from '@jeoul/price-history'
import { createRoute } from '@jeoul/router'
import { combine, createEvent } from 'effector'

const maxDrops = 8
const route = createRoute('home')

/** The block is shown: requests the price drops unless the server has sent them. */
export const dropsShown = createEvent()

requestFor(
  priceDrops,
  combine(route.$isOpened, $managerId, (isOpened, managerId) =>
    isOpened && managerId !== null ? { managerId, limit: maxDrops } : null,
  ),
  dropsShown,
)
