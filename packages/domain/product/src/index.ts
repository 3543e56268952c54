export { readConfiguration, writeConfiguration } from './configuration.ts'
export {
  $gallery,
  $selectedImageIndex,
  $selectedMedium,
  imageSelected,
  imageStepped,
} from './gallery-model.ts'
export {
  $isUnknownProduct,
  $openProduct,
  $product,
  type ProductQuestion,
  product,
  productClosed,
  productOpened,
  productVisited,
  reviewsCounted,
} from './model.ts'
export { priceBlock } from './price-block.ts'
export { type ReadProduct, readProduct } from './product-answer.ts'
export { productHead } from './product-head.ts'
export { productSections } from './product-sections.ts'
export { productStructuredData } from './product-structured-data.ts'
export { productTitle } from './product-title.ts'
export {
  $selection,
  configurationChosen,
  eachChanged,
  optionChosen,
  selectionReset,
} from './selection-model.ts'
