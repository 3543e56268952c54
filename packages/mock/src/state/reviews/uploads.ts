import type { Medium } from './review-row.ts'

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

/** @param nextNumber names files, so that no two of a mock have the same address */
export function createUploads(nextNumber: () => number): Uploads {
  const files = new Map<string, Upload>()
  let size = 0
  return {
    get: name => files.get(name),
    add(name, upload) {
      const key = `${nextNumber()}.${uploadTypes.get(upload.mimeType) ?? 'bin'}`
      files.set(key, upload)
      size += upload.bytes.length
      const path = folder + key
      const isVideo = upload.mimeType.startsWith('video/')
      return { mimeType: upload.mimeType, name, path, thumbPath: isVideo ? videoThumbPath : path }
    },
    remove(media) {
      for (const { path } of media) {
        const key = path.slice(folder.length)
        size -= files.get(key)?.bytes.length ?? 0
        files.delete(key)
      }
    },
    get size() {
      return size
    },
  }
}
