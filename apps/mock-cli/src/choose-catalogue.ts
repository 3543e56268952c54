import { type Catalogue, generateCatalogue } from '@jeoul/mock'

/** What a catalogue is made of. */
export interface CatalogueChoice {
  /** How many items to generate. */
  readonly items: number
  readonly seed: number
  /** Path of a file that `jeoul-mock import` wrote. */
  readonly catalog?: string | undefined
  /** Whether the file is all that there is. */
  readonly onlyCatalog: boolean
}

/** Generates items, and reads those of a file. */
export async function chooseCatalogue({
  items,
  seed,
  catalog,
  onlyCatalog,
}: CatalogueChoice): Promise<Catalogue> {
  if (catalog === undefined) return generateCatalogue({ items, seed })
  const { loadCatalogueFile, mergeCatalogues } = await import('@jeoul/mock/import')
  const imported = await loadCatalogueFile(catalog)
  return onlyCatalog ? imported : mergeCatalogues(generateCatalogue({ items, seed }), imported)
}
