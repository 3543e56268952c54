import { open } from 'node:fs/promises'
import { constants, gunzipSync } from 'node:zlib'
import type { FileKind } from '../files/index.ts'
import { formatName } from './catalogue-file.ts'

/** Enough to see the beginning of the header, packed or not. */
const headBytes = 4096

/** Reads only the beginning of the header, so that catalogues of other versions and damaged ones are recognized too. */
export const catalogueFileKind: FileKind = {
  name: 'a catalogue',
  async recognizes(path) {
    try {
      return (await readHead(path)).startsWith(`{"format":"${formatName}"`)
    } catch {
      return false
    }
  },
}

async function readHead(path: string): Promise<string> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
  const head = buffer.subarray(0, bytesRead)
  const isGzip = head[0] === 0x1f && head[1] === 0x8b
  // The head is not a complete gzip stream; a sync flush unpacks what there is.
  return (isGzip ? gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH }) : head).toString('utf8')
}
