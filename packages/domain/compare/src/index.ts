export { type CompareQuery, readCompareQuery, writeCompareQuery } from './compare-query.ts'
export { fewestCompared, mostCompared, type PickedItem } from './picked-items.ts'
export {
  $isPickRefused,
  $picked,
  itemPicked,
  itemsUnpicked,
  itemToggled,
  itemUnpicked,
  picksSorted,
} from './tray-model.ts'
