export { bestOf, type ColumnPrice, type CompareColumn, compareColumns } from './compare-columns.ts'
export { leftOutOf, readCompareQuery, writeCompareQuery } from './compare-query.ts'
export type { ComparedRow, SpecCell } from './compare-specs.ts'
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
export { nextOffers } from './next-offers.ts'
export { isPicked, maxCompared, minCompared, type PickedItem } from './picked-items.ts'
export {
  $isPickRefused,
  $picked,
  itemPicked,
  itemsUnpicked,
  itemToggled,
  itemUnpicked,
} from './tray-model.ts'
