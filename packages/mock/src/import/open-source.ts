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
  /** Known once its first letter beyond ASCII was read: until then, all encodings are the same. */
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
    const { gzip, size, isWorkbook } = await look(path)
    if (isWorkbook)
      throw new ImportError(
        `${path}: is an Excel workbook, not text; open it, save it as CSV, and import that`,
      )
    if (!gzip && /\.gz$/i.test(path)) throw new ImportError(`${path}: is named .gz but is not gzip`)
    const file = createReadStream(path, { highWaterMark: chunkSize })
    const progress: SourceProgress = {
      get bytes() {
        return file.bytesRead
      },
    }
    const bytes = gzip ? unpack(path, file, progress) : buffersOf(file)
    const first = (await bytes.next()).value ?? Buffer.alloc(0)
    let encoding = chooseEncoding(first, label)
    const text = decode(prepend(first, bytes), chunk => {
      if (chunk !== first) encoding = chooseEncoding(chunk, label)
      return encoding.name
    })
    const head = (await text.next()).value ?? ''
    if (head.slice(0, 4096).includes('\0'))
      throw new ImportError(`${path}: is a binary file, not text; UTF-16 without a mark needs its --encoding`)
    if (progress.damage && head === '') throw new ImportError(`${path}: ${progress.damage}`)
    return {
      path,
      size,
      gzip,
      head,
      progress,
      chunks: prepend(head, text),
      get encoding() {
        return encoding
      },
    }
  } catch (error) {
    throw fileError(path, error)
  }
}

/** The first bytes of the files that Excel writes: of a ZIP archive (.xlsx), and of a compound file (.xls). */
const workbookStarts = ['504b0304', 'd0cf11e0']

async function look(path: string): Promise<{ gzip: boolean; isWorkbook: boolean; size: number }> {
  await using file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
  const start = buffer.toString('hex')
  const isWorkbook = workbookStarts.includes(start)
  return { gzip: start.startsWith('1f8b'), isWorkbook, size: (await file.stat()).size }
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

/** @param encodingOf chooses the encoding by the first chunk with a byte beyond ASCII, or by the first of all */
async function* decode(
  bytes: AsyncIterable<Buffer>,
  encodingOf: (chunk: Buffer) => string,
): AsyncGenerator<string, undefined> {
  let decoder: iconv.DecoderStream | undefined
  for await (const chunk of bytes) {
    // Byte order marks and UTF-16 are beyond ASCII, or have a 0.
    const isPlain = chunk.every(byte => byte > 0 && byte < 0x80)
    decoder ??= isPlain ? undefined : iconv.getDecoder(encodingOf(chunk))
    const text = decoder ? decoder.write(chunk) : chunk.toString('latin1')
    if (text !== '') yield text
  }
  const end = decoder?.end()
  if (end) yield end
}

async function* prepend<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first
  yield* rest
}
