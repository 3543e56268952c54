/** UTF-8 text. */
export type Bytes = Uint8Array<ArrayBuffer>

export interface ByteStoreOptions {
  /** Keys are 0 to size - 1. */
  readonly size: number
  /** Creates the text of a key on demand; not cached. */
  readonly write: (key: number) => string
  readonly chunkBytes?: number
  readonly maxChunks?: number
}

const encoder = new TextEncoder()
const megabyte = 1_000_000

/** How many bytes a store keeps: a list's items of a catalogue of 100,000, and almost half as many again. */
export const maxCached = 128 * megabyte

/**
 * Caches texts as bytes in a few large chunks, which the garbage collector need not scan. At most `maxKept`; the
 * oldest chunk is reused. Reading costs the same however many are cached.
 *
 * @returns the read-only bytes of a key; they stay valid when their chunk is reused
 */
export function createByteStore(options: ByteStoreOptions): (key: number) => Bytes {
  const { size, write, chunkBytes = megabyte, maxChunks = maxCached / megabyte } = options
  /** The number of the chunk, from 1; 0 if the key is not cached. */
  const chunkOf = new Uint32Array(size)
  const starts = new Uint32Array(size)
  const ends = new Uint32Array(size)
  const chunks: Bytes[] = []
  let newest = 0
  let chunk: Bytes = new Uint8Array()
  let end = 0

  function openChunk(least: number): void {
    chunk = new Uint8Array(Math.max(chunkBytes, least))
    newest++
    chunks[newest % maxChunks] = chunk
    end = 0
  }

  function add(key: number, text: string): Bytes {
    let { read, written } = encoder.encodeInto(text, chunk.subarray(end))
    if (read < text.length) {
      openChunk(text.length * 3)
      ;({ read, written } = encoder.encodeInto(text, chunk))
    }
    chunkOf[key] = newest
    starts[key] = end
    end += written
    ends[key] = end
    return chunk.subarray(end - written, end)
  }

  return key => {
    const number = chunkOf[key] ?? 0
    const kept = number > 0 && number > newest - maxChunks ? chunks[number % maxChunks] : undefined
    return kept?.subarray(starts[key], ends[key]) ?? add(key, write(key))
  }
}
