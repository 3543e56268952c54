import type { StateSource } from '../../../state/state-source.ts'
import { toBase64 } from '../../../state/store/base64.ts'
import type { Medium, ReviewKind } from './review-row.ts'

export interface Upload {
  readonly mimeType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Files that members sent, kept in memory as long as a review shows them. */
export interface Uploads {
  /** The file under the last part of its path. */
  get(name: string): Upload | undefined
  add(name: string, upload: Upload): Medium
  remove(media: readonly Medium[]): void
  /** In bytes. */
  readonly size: number
}

/** What can be uploaded, with the ending of its address. Source: the contract's `ReviewDraft`. */
export const uploadTypes: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['video/mp4', 'mp4'],
])

const folder = '/pictures/review/upload/'
/** Stands for every uploaded video: the mock cannot look into one. */
const videoThumbPath = '/pictures/review/video.svg'

/** The clock's numbers name files, so that no two of a mock have the same address. */
export function createUploads({ clock, store }: StateSource, kind: ReviewKind): Uploads {
  const files = store.table<Upload>(`${kind}ReviewFiles`, {
    read: node => ({ mimeType: node.field('mimeType').text(), bytes: node.field('base64').bytes() }),
    write: ({ mimeType, bytes }) => ({ mimeType, base64: toBase64(bytes) }),
  })
  return {
    get: name => files.get(name),
    add(name, upload) {
      const key = `${clock.nextNumber()}.${uploadTypes.get(upload.mimeType) ?? 'bin'}`
      files.set(key, upload)
      const path = folder + key
      const isVideo = upload.mimeType.startsWith('video/')
      return { mimeType: upload.mimeType, name, path, thumbPath: isVideo ? videoThumbPath : path }
    },
    remove(media) {
      for (const { path } of media) files.delete(path.slice(folder.length))
    },
    get size() {
      return Array.from(files.keys()).reduce((sum, key) => sum + (files.get(key)?.bytes.length ?? 0), 0)
    },
  }
}
