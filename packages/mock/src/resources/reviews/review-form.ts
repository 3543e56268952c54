import type { ReviewFields } from '@jeoul/api/types'
import { formInteger, integerField } from '../../operation/body-fields.ts'
import { Problem } from '../../operation/problem.ts'
import { readSentFields } from './state/review-fields.ts'
import type { Upload, Uploads } from './state/uploads.ts'
import { uploadTypes } from './state/uploads.ts'

export interface SentFile extends Upload {
  readonly name: string
}

export interface ReviewForm extends ReviewFields {
  readonly files: readonly SentFile[]
}

export interface ReviewChangeForm extends ReviewForm {
  /** Indices into the review's media, from 0. */
  readonly deleted: ReadonlySet<number>
}

const maxMedia = 8
const maxBytes = 10 * 1024 * 1024
/** Limit for the files of all reviews, because they are kept in memory. */
const maxStoredBytes = 256 * 1024 * 1024

/** @throws Problem 400 */
export async function readReviewForm(form: FormData): Promise<ReviewForm> {
  return { ...readSentFields(form), files: await Promise.all(filesOf(form).map(readFile)) }
}

/** @throws Problem 400 */
export async function readReviewChange(form: FormData): Promise<ReviewChangeForm> {
  if (form.get('_method') !== 'PUT') throw new Problem(400, 'body._method: expected PUT')
  const places = form.getAll('delete_image_indexes[]').map(formInteger)
  const name = 'delete_image_indexes[]'
  if (places.length > maxMedia) throw new Problem(400, `body.${name}: expected at most ${maxMedia}`)
  const deleted = places.map(place => integerField({ [name]: place }, name, 0, maxMedia - 1))
  return { ...(await readReviewForm(form)), deleted: new Set(deleted) }
}

/**
 * @param before media that the review has already
 * @throws Problem 400 if a limit of the review or the mock would be exceeded
 */
export function requireRoom(files: readonly SentFile[], uploads: Uploads, before: number): void {
  if (before + files.length > maxMedia) throw tooMany()
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, uploads.size)
  if (size > maxStoredBytes) throw new Problem(400, 'body.images[]: the mock keeps no more files')
}

async function readFile(file: File): Promise<SentFile> {
  return { mimeType: file.type, name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

function filesOf(form: FormData): readonly File[] {
  const files = form.getAll('images[]').filter(part => part instanceof File)
  if (files.length < form.getAll('images[]').length) throw new Problem(400, 'body.images[]: expected files')
  if (files.length > maxMedia) throw tooMany()
  for (const { type, size } of files) {
    if (!uploadTypes.has(type)) {
      throw new Problem(400, `body.images[]: expected ${[...uploadTypes.keys()].join(', ')}`)
    }
    if (size > maxBytes) throw new Problem(400, 'body.images[]: expected at most 10 MB each')
  }
  return files
}

function tooMany(): Problem {
  return new Problem(400, `body.images[]: expected at most ${maxMedia} media a review`)
}
