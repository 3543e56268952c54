import { importFiles } from '../import-files.ts'
import type { ImportMapping } from '../mapping.ts'
import { writeFile } from './write-file.ts'

/** Imports a file of a shop, and returns its products beside the report. */
export async function readShopFile(name: string, content: string | Uint8Array, mapping: ImportMapping = {}) {
  const { catalogue, report } = await importFiles([writeFile(name, content)], mapping)
  const leaves = [...catalogue.leaves.values()]
  const items = leaves.flatMap(({ items }) =>
    Array.from({ length: items.size }, (_, row) => ({
      name: items.text(row).name,
      maker: catalogue.makers[items.makers[row] ?? 0],
      won: items.cash[row],
      state: items.states[row],
    })),
  )
  return { items, report }
}
