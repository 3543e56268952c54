import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { constants, createGunzip } from 'node:zlib'
import { fileError, ImportError } from './import-error.ts'
import type { TextReader } from './text/cp949.ts'
import { chooseEncoding, type TextEncoding } from './text/text-encoding.ts'

/** A text file that is decompressed while it is read. */
export interface Source {
  readonly path: string
  /** Size on disk, in bytes. */
  readonly size: number
  readonly gzip: boolean
  readonly encoding: TextEncoding
  /** The beginning of the text, for format detection. */
  readonly head: string
  readonly chunks: AsyncIterable<string>
  readonly progress: SourceProgress
}

interface SourceProgress {
  /** Bytes of the file read so far. */
  bytes: number
  /** Why the text ends early, if it does. */
  damage?: string
}

/**
 * Opens a text file, gzipped or plain. Its first bytes decide which, not its name.
 *
 * @param label of the text's encoding; a byte order mark is always recognized, and CP949 without one is guessed
 * @throws ImportError if the file can't be read, is binary, or is named `.gz` but is not gzip
 */
export async function openSource(path: string, label?: string): Promise<Source> {
  const { magic, size } = await readMagic(path)
  const gzip = magic[0] === 0x1f && magic[1] === 0x8b
  if (!gzip && /\.gz$/i.test(path)) throw new ImportError(`${path}: is named .gz but is not gzip`)
  const progress: SourceProgress = { bytes: 0 }
  const bytes = gzip ? unpack(path, progress) : readBytes(path, progress)
  try {
    const start = await bytes.next()
    const encoding = chooseEncoding(start.done ? new Uint8Array() : start.value, label)
    const text = decode(start.done ? bytes : prepend(start.value, bytes), encoding.create())
    const first = await text.next()
    const head = first.done ? '' : first.value
    if (head.slice(0, 4096).includes('\0'))
      throw new ImportError(`${path}: is a binary file, not text; UTF-16 without a mark needs its --encoding`)
    if (progress.damage && head === '') throw new ImportError(`${path}: ${progress.damage}`)
    return { path, size, gzip, encoding, head, chunks: prepend(head, text), progress }
  } catch (error) {
    throw fileError(path, error)
  }
}

async function readMagic(path: string): Promise<{ magic: Uint8Array; size: number }> {
  try {
    await using file = await open(path)
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(new Uint8Array(2), 0, 2, 0)
    return { magic: buffer.subarray(0, bytesRead), size }
  } catch (error) {
    throw fileError(path, error)
  }
}

async function* readBytes(path: string, progress: SourceProgress): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) {
    if (!(chunk instanceof Uint8Array)) continue
    progress.bytes += chunk.byteLength
    yield chunk
  }
}

/** Decompresses up to the first damage: everything before it is good data. */
async function* unpack(path: string, progress: SourceProgress): AsyncGenerator<Uint8Array> {
  let length = 0
  const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 1 << 18 })
  const file = createReadStream(path, { highWaterMark: 1 << 18 })
  file.on('data', chunk => {
    progress.bytes += chunk.length
  })
  file.on('error', error => gunzip.destroy(error))
  try {
    for await (const chunk of file.pipe(gunzip)) {
      if (!(chunk instanceof Uint8Array)) continue
      length += chunk.byteLength
      yield chunk
    }
  } catch (error) {
    progress.damage = `the gzip data is corrupt (${error instanceof Error ? error.message : String(error)})`
    return
  } finally {
    file.destroy()
  }
  if (length % 2 ** 32 !== (await readStatedLength(path)) && !(await unpacksWhole(path))) {
    progress.damage = 'the gzip data ends early: the file is cut off'
  }
}

/** The length at the end of a gzip file. It counts only the last member, so a mismatch is not proof of damage. */
async function readStatedLength(path: string): Promise<number> {
  await using file = await open(path)
  const { size } = await file.stat()
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, Math.max(0, size - 4))
  return buffer.readUInt32LE(0)
}

async function unpacksWhole(path: string): Promise<boolean> {
  const gunzip = createGunzip()
  try {
    for await (const _ of createReadStream(path).pipe(gunzip));
    return true
  } catch {
    return false
  }
}

async function* decode(bytes: AsyncIterable<Uint8Array>, decoder: TextReader): AsyncGenerator<string> {
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

async function* prepend<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first
  yield* rest
}
