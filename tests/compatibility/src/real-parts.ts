import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PartKind, PartsResponse } from '@jeoul/api/types'
import type { Piece } from '@jeoul/estimate/compatibility'
import { createCatalogueIndex } from '@jeoul/mock'
import { createHandlers } from '@jeoul/mock/handlers'
import { importFiles } from '@jeoul/mock/import'
import { getResponse } from 'msw'

/** Files of the BuildCores OpenDB in the folder that `JEOUL_TEST_DATA` names; none without one. */
export function realFiles(): readonly string[] {
  const folder = process.env.JEOUL_TEST_DATA ?? ''
  if (folder === '' || !existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /buildcores.*\.jsonl(\.gz)?$/.test(name))
    .sort()
    .map(name => join(folder, name))
}

/** The parts of files, by kind, as a site gets them: imported, served, and read from the answer of getParts. */
export async function importParts(files: readonly string[]) {
  const { catalogue } = await importFiles(files, { parts: true })
  const baseUrls = { main: 'http://main.test', second: 'http://second.test' }
  const { second } = createHandlers({ index: createCatalogueIndex(catalogue), baseUrls })
  return async (kind: PartKind): Promise<readonly Piece[]> => {
    const request = new Request(`${baseUrls.second}/desktop/v1/pc/parts/${kind}`)
    const response = await getResponse(Object.values(second), request)
    const answer: PartsResponse = await response?.json()
    return answer.result.list.map(({ part_id, name, figures }) => ({
      partId: part_id,
      kind,
      name,
      figures,
      quantity: 1,
    }))
  }
}
