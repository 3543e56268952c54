import { readFile } from 'node:fs/promises'
import { lazilyBy } from '../index/lazily.ts'
import type { ReadAsset } from '../media/asset.ts'

/** Each is read once: they are few and small. */
const contents = lazilyBy(async (path: string) => new Uint8Array(await readFile(new URL(path))))

/** From the disk. */
export const readAsset: ReadAsset = url => contents(url.href)
