export { type CheckedDiscount, checkDiscount } from './check-discount.ts'
export { dateOf } from './days.ts'
export { daysOf, type GoodsKind, type History, type Period, type PriceRun } from './history.ts'
export { type Judgement, judgePrice, type Verdict } from './judge-price.ts'
export { $judgements, judgementsWanted } from './listed-judgements.ts'
export { priceHistory } from './model.ts'
export {
  firstDayOf,
  periods,
  readPeriod,
  requestedMonths,
  runsWithin,
  seriesOf,
  writeKind,
  writePeriod,
} from './period.ts'
export { isPersonalKnown, personalPrice } from './personal-price.ts'
export { priceDrops } from './price-drops.ts'
