import type { StateSource } from '../../../state/state-source.ts'
import { fromBase64, toBase64 } from '../../../state/store/base64.ts'
import { derivedFrom, groupRows } from '../../../state/store/rows.ts'
import type { Medium } from './review-row.ts'
import type { ReviewRows } from './review-rows.ts'

export interface Upload {
  readonly mimeType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Files sent by members, kept in memory while a review shows them. */
export interface Uploads {
  /** The file by the last segment of its path. */
  get(name: string): Upload | undefined
  mediumOf(id: string): Medium | undefined
  add(name: string, upload: Upload): Medium
  /** In the same order. */
  recordsOf(media: readonly Medium[]): ReturnType<StateSource['store']['database']['upload']['findMany']>
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

type StoredUpload = ReturnType<ReviewRows['uploads']['all']>[number]

const folder = '/pictures/review/upload/'
/** The thumbnail of all uploaded videos, because the mock can't decode them. */
const videoThumbPath = '/pictures/review/video.svg'

/** File names are numbers of the mock's clock, so that addresses are unique. */
export function createUploads(
  { clock, store: { database } }: StateSource,
  { uploads: rows }: ReviewRows,
): Uploads {
  const { upload: uploads } = database
  const find = groupRows(rows, ({ id }) => id)
  const size = derivedFrom(rows, () => rows.all().reduce((sum, { base64 }) => sum + base64.length * 0.75, 0))

  return {
    get(id) {
      const [upload] = find(id)
      const bytes = upload && fromBase64(upload.base64)
      return bytes && { mimeType: upload.mimeType, bytes }
    },
    mediumOf: id => find(id).map(mediumFrom)[0],
    add(name, { mimeType, bytes }) {
      const id = `${clock.nextNumber()}.${uploadTypes.get(mimeType) ?? 'bin'}`
      const record = uploads.create({ id, name, mimeType, base64: toBase64(bytes) })
      return mediumFrom(record)
    },
    recordsOf: media => {
      const ids = media.map(idOf)
      return uploads
        .findMany({ where: { id: { in: ids } } })
        .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    },
    remove(media) {
      if (media.length > 0) uploads.deleteMany({ where: { id: { in: media.map(idOf) } } })
    },
    get size() {
      return size()
    },
  }
}

function mediumFrom({ id, name, mimeType }: Pick<StoredUpload, 'id' | 'name' | 'mimeType'>): Medium {
  const path = folder + id
  return { mimeType, name, path, thumbPath: mimeType.startsWith('video/') ? videoThumbPath : path }
}

function idOf({ path }: Medium): string {
  return path.slice(folder.length)
}
