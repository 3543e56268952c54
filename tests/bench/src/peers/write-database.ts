import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ItemListResponse, ListItem } from '@jeoul/api/types'
import { cacheFolder } from '../paths.ts'

/**
 * Writes all items of some categories as a json-server database.
 *
 * @returns the file's path
 */
export async function writeDatabase(mainUrl: string, categories: Iterable<string>): Promise<string> {
  const items: ListItem[] = []
  for (const cateId of categories) {
    const query = new URLSearchParams({
      cate_id: cateId,
      fields: 'stdpc,maker,hotdeal,event',
      limit: '1000000',
    })
    const { result }: ItemListResponse = await (await fetch(`${mainUrl}/front/v3/items?${query}`)).json()
    items.push(...result.items)
  }
  const file = path.join(cacheFolder, 'json-server.json')
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(file, JSON.stringify({ items }))
  return file
}
