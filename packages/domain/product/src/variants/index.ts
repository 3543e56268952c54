export { type VariantCell, type VariantGrid, type VariantRow, variantGrid } from './variant-grid.ts'
export { kindNote, splitLabel, type VariantKind, variantKind } from './variant-kind.ts'
