/** Stores the files of drafts on the device, by the key of the draft. */
export interface DraftFiles {
  read(key: string): Promise<readonly File[]>
  /** Replaces all files of a key; an empty list deletes the key. */
  write(key: string, files: readonly File[]): Promise<void>
  /** Deletes every key without this prefix. */
  deleteExcept(prefix: string): Promise<void>
}

const store = 'files'

/** Stores files in the browser's database, the only storage that takes bytes. Fails if it is forbidden or full. */
export function databaseFiles(database: IDBFactory): DraftFiles {
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = database.open('jeoul-drafts', 1)
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })

  // Accesses run one after another, so that an older list of files never overwrites a newer one.
  let last: Promise<unknown> = Promise.resolve()
  function run<Value>(
    mode: IDBTransactionMode,
    act: (files: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> {
    const answer = last.then(() => runNow(mode, act))
    last = answer.catch(() => {})
    return answer
  }

  async function runNow<Value>(
    mode: IDBTransactionMode,
    act: (files: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> {
    const opened = await open()
    try {
      return await new Promise<Value>((resolve, reject) => {
        const transaction = opened.transaction(store, mode)
        const request = act(transaction.objectStore(store))
        transaction.addEventListener('complete', () => resolve(request.result))
        for (const type of ['error', 'abort'] as const) {
          transaction.addEventListener(type, () => reject(transaction.error))
        }
      })
    } finally {
      opened.close()
    }
  }

  return {
    async read(key) {
      const found: unknown = await run('readonly', files => files.get(key))
      return Array.isArray(found) ? found.filter(isStored).map(fileOf) : []
    },
    async write(key, files) {
      const stored = await Promise.all(files.map(bytesOf))
      if (stored.length > 0) await run('readwrite', kept => kept.put(stored, key))
      else await run('readwrite', kept => kept.delete(key))
    },
    async deleteExcept(prefix) {
      const keys = await run('readonly', files => files.getAllKeys())
      for (const key of keys) {
        if (!`${key}`.startsWith(prefix)) await run('readwrite', files => files.delete(key))
      }
    },
  }
}

/**
 * A file as it is stored: by its bytes, because WebKit stores no files in a private window, and Firefox can't read a stored
 * file once the database has another list.
 */
interface StoredFile {
  readonly bytes: ArrayBuffer
  readonly name: string
  readonly type: string
}

async function bytesOf(file: File): Promise<StoredFile> {
  return { bytes: await file.arrayBuffer(), name: file.name, type: file.type }
}

function isStored(value: unknown): value is StoredFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && 'name' in value && 'type' in value
}

function fileOf({ bytes, name, type }: StoredFile): File {
  return new File([bytes], name, { type })
}
