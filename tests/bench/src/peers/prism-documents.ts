import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readContract } from '@jeoul/contract/documents'
import { cacheFolder } from '../paths.ts'

const json = 'application/json'

/** A minimal document of one operation: the best case for Prism. */
const smallest = {
  openapi: '3.1.0',
  info: { title: 'Smallest', version: '1.0.0' },
  paths: {
    '/front/v3/items': {
      get: {
        responses: {
          200: {
            description: 'Nothing but success.',
            content: { [json]: { schema: { type: 'object' }, example: { success: true } } },
          },
        },
      },
    },
  },
}

/** @returns the file's path */
export async function writeSmallestDocument(): Promise<string> {
  return write('smallest', { 'main.yaml': smallest })
}

/**
 * The whole contract, with the answer as the example of its list, so that Prism sends the same bytes.
 *
 * @returns the path of the main host's file
 */
export async function writeContractWithPage(answer: unknown): Promise<string> {
  const { documents } = readContract()
  const text = JSON.stringify(documents['list.yaml'], (key, value) =>
    isItemsContent(key, value) ? { [json]: { ...value[json], example: answer } } : value,
  )
  return write('with-page', { ...documents, 'list.yaml': JSON.parse(text) })
}

interface ItemsContent {
  readonly [json]: object
}

function isItemsContent(key: string, value: unknown): value is ItemsContent {
  return key === 'content' && JSON.stringify(value).includes('#/components/schemas/ItemListResponse')
}

/** JSON is valid YAML. References name files of the same folder. */
async function write(name: string, files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = path.join(cacheFolder, 'prism', name)
  await mkdir(folder, { recursive: true })
  for (const [file, document] of Object.entries(files)) {
    await writeFile(path.join(folder, file), JSON.stringify(document))
  }
  return path.join(folder, 'main.yaml')
}
