import { readFile } from 'node:fs/promises'
import { lazilyBy } from '../index/lazily.ts'
import type { ReadAsset } from '../media/asset.ts'

/** Cached, because there are only a few small files. */
const contents = lazilyBy(async (path: string) => new Uint8Array(await readFile(new URL(path))))

/** From the disk. */
export const readAsset: ReadAsset = url => contents(url.href)
