import { at } from '../catalogue/at.ts'
import type { Bitmap } from './planes.ts'
import { encodeKeyFrame } from './vp8/encode-key-frame.ts'

/** A part of a WebM: an element's id and what is in it. Source: RFC 8794; ids are those of RFC 9559. */
function element(id: number, content: Uint8Array | readonly Uint8Array[]): Uint8Array {
  const parts = content instanceof Uint8Array ? [content] : content
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  // Lengths have four bytes, the first bits of which say so.
  return join([number(id), number(0x1000_0000 + length), ...parts])
}

/** A whole number, the highest byte first and none before it that is zero. */
function number(value: number): Uint8Array {
  const bytes = [value & 255]
  for (let rest = Math.floor(value / 256); rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest & 255)
  return Uint8Array.from(bytes)
}

function fourBytes(value: number): Uint8Array {
  return Uint8Array.from([value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255])
}

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setFloat64(0, value)
  return bytes
}

const text = (value: string) => new TextEncoder().encode(value)

/**
 * Pictures of one size as a silent video. Each is a key frame, so that every moment can be gone to.
 * @param frameMs how long each is shown, in milliseconds; all of them together at most 32 seconds
 */
export function encodeWebm(frames: readonly Bitmap[], frameMs: number): Uint8Array<ArrayBuffer> {
  const { width, height } = at(frames, 0)
  const head = element(0x1a45dfa3, [
    element(0x4282, text('webm')),
    element(0x4287, number(2)),
    element(0x4285, number(2)),
  ])
  const info = element(0x1549a966, [
    element(0x2ad7b1, number(1_000_000)),
    element(0x4489, float(frames.length * frameMs)),
    element(0x4d80, text('jeoul')),
    element(0x5741, text('jeoul')),
  ])
  const video = element(0xe0, [element(0xb0, number(width)), element(0xba, number(height))])
  const track = [
    element(0xd7, number(1)),
    element(0x73c5, number(1)),
    element(0x83, number(1)),
    element(0x9c, number(0)),
    element(0x86, text('V_VP8')),
    element(0x23e383, number(frameMs * 1_000_000)),
    video,
  ]
  const tracks = element(0x1654ae6b, element(0xae, track))
  const before = info.length + tracks.length
  const cues = cuesTo(before + cuesTo(0).length)
  const blocks = frames.map((frame, place) => simpleBlock(encodeKeyFrame(frame), place * frameMs))
  const cluster = element(0x1f43b675, [element(0xe7, number(0)), ...blocks])
  return join([head, element(0x18538067, [info, tracks, cues, cluster])])
}

/** Where players find the one cluster, from the beginning of the segment. */
function cuesTo(cluster: number): Uint8Array {
  const position = element(0xb7, [element(0xf7, number(1)), element(0xf1, fourBytes(cluster))])
  return element(0x1c53bb6b, element(0xbb, [element(0xb3, number(0)), position]))
}

function simpleBlock(frame: Uint8Array, ms: number): Uint8Array {
  const isKey = 0x80
  return element(0xa3, [Uint8Array.from([0x81, ms >> 8, ms & 255, isKey]), frame])
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let end = 0
  for (const part of parts) {
    joined.set(part, end)
    end += part.length
  }
  return joined
}
