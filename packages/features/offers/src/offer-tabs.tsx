import { $offerTab, offerTabs, writeOfferTab } from '@jeoul/offers'
import { $place } from '@jeoul/router'
import { LinkTabs } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** Chooses the price by which malls are compared and offers are ordered. */
export function OfferTabs() {
  const [tab, { path, search }] = useUnit([$offerTab, $place])
  const items = offerTabs.map(({ key, figure }) => ({
    text: `${figure}순`,
    href: path + writeOfferTab(search, key),
    current: key === tab,
  }))
  return <LinkTabs label="가격 기준" items={items} />
}
