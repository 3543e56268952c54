import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { constants, createGunzip } from 'node:zlib'
import iconv from 'iconv-lite'
import { fileError, ImportError } from './import-error.ts'
import { chooseEncoding, type TextEncoding } from './text-encoding.ts'

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
  readonly bytes: number
  /** Why the text ends early, if it does. */
  damage?: string
}

const chunkSize = 1 << 18

/**
 * Opens a text file, gzipped or plain. Its first bytes decide which, not its name.
 *
 * @param label of the text's encoding; a byte order mark is always recognized, and CP949 without one is guessed
 * @throws ImportError if the file can't be read, is binary, or is named `.gz` but is not gzip
 */
export async function openSource(path: string, label?: string): Promise<Source> {
  try {
    const { gzip, size } = await look(path)
    if (!gzip && /\.gz$/i.test(path)) throw new ImportError(`${path}: is named .gz but is not gzip`)
    const file = createReadStream(path, { highWaterMark: chunkSize })
    const progress: SourceProgress = {
      get bytes() {
        return file.bytesRead
      },
    }
    const bytes = gzip ? unpack(path, file, progress) : buffersOf(file)
    const first = (await bytes.next()).value ?? Buffer.alloc(0)
    const encoding = chooseEncoding(first, label)
    const text = decode(prepend(first, bytes), encoding.name)
    const head = (await text.next()).value ?? ''
    if (head.slice(0, 4096).includes('\0'))
      throw new ImportError(`${path}: is a binary file, not text; UTF-16 without a mark needs its --encoding`)
    if (progress.damage && head === '') throw new ImportError(`${path}: ${progress.damage}`)
    return { path, size, gzip, encoding, head, chunks: prepend(head, text), progress }
  } catch (error) {
    throw fileError(path, error)
  }
}

async function look(path: string): Promise<{ gzip: boolean; size: number }> {
  await using file = await open(path)
  const { buffer } = await file.read(new Uint8Array(2), 0, 2, 0)
  return { gzip: buffer[0] === 0x1f && buffer[1] === 0x8b, size: (await file.stat()).size }
}

/** Decompresses up to the first damage: everything before it is good data. */
async function* unpack(
  path: string,
  file: NodeJS.ReadableStream,
  progress: SourceProgress,
): AsyncGenerator<Buffer, undefined> {
  const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize })
  file.on('error', error => gunzip.destroy(error))
  try {
    yield* buffersOf(file.pipe(gunzip))
    // A flush at the end, as above, hides that the file is cut off.
    for await (const _ of createReadStream(path).pipe(createGunzip()));
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error))
    progress.damage = /unexpected end/.test(message)
      ? 'the gzip data ends early: the file is cut off'
      : `the gzip data is corrupt (${message})`
  }
}

async function* buffersOf(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer, undefined> {
  for await (const chunk of stream) if (chunk instanceof Buffer) yield chunk
}

async function* decode(bytes: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string, undefined> {
  const decoder = iconv.getDecoder(encoding)
  for await (const chunk of bytes) {
    const text = decoder.write(chunk)
    if (text !== '') yield text
  }
  const end = decoder.end()
  if (end) yield end
}

async function* prepend<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first
  yield* rest
}
