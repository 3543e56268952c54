import { orderRows } from '@jeoul/feature-personal-price/list'
import { $shownItems } from '@jeoul/list'

export { PersonalOrder, PersonalPrice, PersonalTotal, personalSort } from '@jeoul/feature-personal-price/list'

orderRows($shownItems.map(({ data }) => data?.items ?? []))
