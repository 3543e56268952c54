import type { ListItem } from '@jeoul/api/types'

/** A label of a product, with its tone as the UI's badges name it. */
export interface ItemBadge {
  readonly text: string
  readonly tone: 'plain' | 'brand' | 'red' | 'amber'
}

type Badged = Pick<ListItem, 'ad' | 'hotdeal' | 'event' | 'stdpc'>

/** The labels of a product in a list, in the order in which both sites show them (assumed). A paid placement comes first. */
export function itemBadges({ ad, hotdeal, event, stdpc }: Badged): readonly ItemBadge[] {
  const badges: ItemBadge[] = []
  if (ad) badges.push({ text: '광고', tone: 'amber' })
  if (hotdeal) badges.push({ text: '핫딜', tone: 'red' })
  if (event) badges.push({ text: '이벤트', tone: 'brand' })
  if (stdpc) badges.push({ text: '표준PC', tone: 'plain' })
  return badges
}
