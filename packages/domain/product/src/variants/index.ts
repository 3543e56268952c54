export { type VariantCell, type VariantGrid, variantGrid } from './variant-grid.ts'
export { kindNote, splitLabel, variantKind } from './variant-kind.ts'
