import { requestFor } from '@jeoul/api'
import { $managerId } from '@jeoul/page'
import { priceDrops } from '@jeoul/price-history'
import { createRoute } from '@jeoul/router'
import { combine } from 'effector'

const most = 8
const route = createRoute('home')

requestFor(
  priceDrops,
  combine(route.$isOpened, $managerId, (isOpened, managerId) =>
    isOpened && managerId !== null ? { managerId, limit: most } : null,
  ),
)
