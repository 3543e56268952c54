import { orderRows } from '@jeoul/feature-personal-price/list'
import { $list } from '@jeoul/list'

export { PersonalOrder, PersonalPrice, PersonalTotal, personalSort } from '@jeoul/feature-personal-price/list'

orderRows($list.map(list => list?.items ?? []))
