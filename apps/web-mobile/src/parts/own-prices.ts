import { orderRows } from '@jeoul/feature-personal-price/list'
import { $list } from '@jeoul/list'

export { OwnOrder, OwnPrice, ownSort } from '@jeoul/feature-personal-price/list'

orderRows($list.map(list => list?.items ?? []))
