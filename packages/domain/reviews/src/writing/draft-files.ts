/** Stores the files of drafts on the device, by the key of the draft. */
export interface DraftFiles {
  read(key: string): Promise<readonly File[]>
  /** Replaces all files of a key; an empty list deletes the key. */
  write(key: string, files: readonly File[]): Promise<void>
  /** Deletes every key without this prefix. */
  deleteExcept(prefix: string): Promise<void>
}

const store = 'files'

/** Stores files in the browser's database, the only storage that takes files. Fails if it is forbidden or full. */
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
      const files = Array.isArray(found) ? found.filter(file => file instanceof File) : []
      return Promise.all(files.map(copyOf))
    },
    async write(key, files) {
      if (files.length > 0) await run('readwrite', kept => kept.put([...files], key))
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

/** A file with bytes of its own: in Firefox, a file of the database is unreadable once the database has another list. */
async function copyOf(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: file.type, lastModified: file.lastModified })
}
