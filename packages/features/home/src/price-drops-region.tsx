import { PriceDrops } from '@jeoul/feature-price-history/drops'

/** 방금 내려간 가격: links, so their script can wait. */
export default function PriceDropsRegion() {
  return <PriceDrops />
}
