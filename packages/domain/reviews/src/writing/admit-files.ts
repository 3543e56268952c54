import type { OfferedFile } from './redraw-photo.ts'
import { maxMedia } from './review-draft.ts'

/** The file types that can be uploaded, by the contract's `images[]`. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'video/mp4'] as const

/** The maximum size of a file in bytes: "At most 10 MB each (assumed)". */
export const maxFileBytes = 10 * 1024 * 1024

/** Names of files that cannot be uploaded, with their common reason as a sentence. */
export interface RefusedFiles {
  readonly why: string
  readonly names: readonly string[]
}

export interface AdmittedFiles {
  readonly admitted: readonly File[]
  /** One entry for each reason. */
  readonly refused: readonly RefusedFiles[]
}

/**
 * Separates the chosen files into those that can be uploaded and the others.
 *
 * @param room how many more files the draft can take
 */
export function admitFiles(files: readonly OfferedFile[], room: number): AdmittedFiles {
  const admitted: File[] = []
  const refused = new Map<string, string[]>()
  for (const { file, why: unreadable } of files) {
    const why =
      unreadable ??
      whyRefused(file) ??
      (admitted.length < room ? null : `모두 ${maxMedia}개까지 올릴 수 있어요.`)
    if (why === null) admitted.push(file)
    else refused.set(why, [...(refused.get(why) ?? []), file.name])
  }
  return { admitted, refused: Array.from(refused, ([why, names]) => ({ why, names })) }
}

function whyRefused({ type, size }: File): string | null {
  if (!uploadTypes.some(allowed => allowed === type))
    return 'JPG, PNG, GIF, WEBP, HEIC 사진과 MP4 동영상만 올릴 수 있어요.'
  if (size === 0) return '빈 파일이에요.'
  // Rounded up, so that no refused file is shown as 10.0 MB.
  const tenths = Math.ceil((10 * size) / 1024 / 1024)
  if (size > maxFileBytes) return `하나에 10MB까지예요. 이 파일은 ${(tenths / 10).toFixed(1)}MB예요.`
  return null
}
