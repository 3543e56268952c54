import { createCatalogueIndex, generateCatalogue } from '@jeoul/mock'

/** The catalogue of all page tests. Nothing changes it, so that a worker makes it once for its test files. */
export const catalogueIndex = createCatalogueIndex(generateCatalogue({ items: 2000, seed: 1 }))
