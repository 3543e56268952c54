/**
 * The regions below the price, in one chunk: they load at the same moment, and their styles compress better together.
 */
export { ItemHistory } from './item-history.tsx'
export { ItemSectionBar } from './item-section-bar.tsx'
export { ItemSpecs } from './item-specs.tsx'
