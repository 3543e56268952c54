import { createEffect } from 'effector'

/** A file that a member offers, and the reason why it cannot be read; null if it can. */
export interface OfferedFile {
  readonly file: File
  readonly why: string | null
}

/** The types that are drawn anew, with the types that they are sent as. Animations of GIF would be lost. */
const redrawnTypes = new Map([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/webp', 'image/webp'],
  ['image/heic', 'image/jpeg'],
  ['image/heif', 'image/jpeg'],
])

/** The longest edge of a sent photo in pixels (assumed): phones refuse to draw larger ones. */
const longestEdge = 4096
const quality = 0.9

/**
 * Draws photos anew, as they look: a camera's file also holds where and when it was taken (EXIF), which nobody means to
 * publish with a review. HEIC becomes JPEG where the browser can read it. Other files stay as they are.
 */
export const redrawPhotosFx = createEffect(
  async (files: readonly File[]): Promise<readonly OfferedFile[]> => {
    const redrawn: OfferedFile[] = []
    // One after another: the pixels of eight photos do not fit into the memory of a phone.
    for (const file of files) {
      const type = redrawnTypes.get(typeOf(file))
      if (type === undefined || file.size === 0) redrawn.push({ file, why: null })
      else
        redrawn.push(await redraw(file, type).catch((): OfferedFile => ({ file, why: whyUnreadable(file) })))
    }
    return redrawn
  },
)

/** Some systems do not know HEIC, and give its files no type. */
function typeOf({ name, type }: File): string {
  return type === '' && /\.hei[cf]$/i.test(name) ? 'image/heic' : type
}

function whyUnreadable(file: File): string {
  return typeOf(file).startsWith('image/hei')
    ? '이 브라우저는 HEIC 사진을 열지 못해요. JPG로 저장해서 올려 주세요.'
    : '사진을 열지 못했어요. 다른 사진을 골라 주세요.'
}

/** Fails if the browser cannot read the file, or has no memory for it. */
async function redraw(file: File, type: string): Promise<OfferedFile> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, quality))
  if (!blob)
    throw new Error(`the browser could not write a photo of ${canvas.width} × ${canvas.height} as ${type}`)
  return { file: new File([blob], nameFor(file, blob.type), { type: blob.type }), why: null }
}

/** The name with the ending of a new type: a browser writes PNG in place of a type that it cannot write. */
function nameFor({ name, type }: File, newType: string): string {
  const ending = newType === 'image/jpeg' ? 'jpg' : 'png'
  return type === newType ? name : `${name.replace(/\.\w+$/, '')}.${ending}`
}
