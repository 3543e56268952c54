import type { Bitmap } from './planes.ts'
import { encodeKeyFrame } from './vp8/encode-key-frame.ts'

/** A picture as a lossy WebP. Source: RFC 9649, section 2.5. */
export function encodeWebp(bitmap: Bitmap): Uint8Array<ArrayBuffer> {
  const frame = encodeKeyFrame(bitmap)
  const padded = frame.length + (frame.length % 2)
  const file = new Uint8Array(20 + padded)
  const view = new DataView(file.buffer)
  const ascii = new TextEncoder()
  file.set(ascii.encode('RIFF'))
  view.setUint32(4, 12 + padded, true)
  file.set(ascii.encode('WEBPVP8 '), 8)
  view.setUint32(16, frame.length, true)
  file.set(frame, 20)
  return file
}
