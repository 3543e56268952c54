import { orderRows } from '@jeoul/feature-personal-price/list'
import { items } from '@jeoul/list'

export { PersonalOrder, PersonalPrice, PersonalTotal, personalSort } from '@jeoul/feature-personal-price/list'

orderRows(items.$state.map(({ data }) => data?.items ?? []))
