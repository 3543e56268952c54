export { bestOf, type ColumnPrice, type CompareColumn, compareColumns } from './compare-columns.ts'
export { type CompareQuery, leftOutOf, readCompareQuery, writeCompareQuery } from './compare-query.ts'
export type { ComparedRow, SpecCell } from './compare-specs.ts'
export type { ComparedProduct } from './compared-product.ts'
export {
  $change,
  $columns,
  $compare,
  $isMixed,
  $rowCounts,
  $rows,
  columnRetried,
  compareOpened,
  itemMoved,
  itemRemoved,
  queryChosen,
  rowsChosen,
} from './model.ts'
export { type NextOffer, nextOffers } from './next-offers.ts'
export { isPicked, maxCompared, minCompared, type PickedItem } from './picked-items.ts'
export {
  $isPickRefused,
  $picked,
  itemPicked,
  itemsUnpicked,
  itemToggled,
  itemUnpicked,
  picksSorted,
} from './tray-model.ts'
