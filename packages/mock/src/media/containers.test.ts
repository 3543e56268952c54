import { describe, expect, test } from 'vitest'
import type { Bitmap } from './planes.ts'
import { encodeWebm } from './webm.ts'
import { encodeWebp } from './webp.ts'

const plain = (level: number, width = 40, height = 30): Bitmap => ({
  width,
  height,
  rgb: new Uint8Array(3 * width * height).fill(level),
})

/** Elements of a WebM by their ids in hexadecimal, those inside others as well. */
function elementsOf(bytes: Uint8Array, masters: ReadonlySet<string>): [id: string, content: Uint8Array][] {
  const found: [string, Uint8Array][] = []
  for (let place = 0; place < bytes.length; ) {
    const idLength = Math.clz32(bytes[place] ?? 0) - 23
    const id = Buffer.from(bytes.subarray(place, place + idLength)).toString('hex')
    const start = place + idLength + 4
    const length = Buffer.from(bytes).readUInt32BE(start - 4) - 0x1000_0000
    const content = bytes.subarray(start, start + length)
    found.push([id, content], ...(masters.has(id) ? elementsOf(content, masters) : []))
    place = start + length
  }
  return found
}

describe('a WebP', () => {
  test('says how long it is and how large', () => {
    const file = Buffer.from(encodeWebp(plain(90)))
    expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWEBPVP8 ')
    expect([file.readUInt32LE(4) + 8, file.length % 2]).toEqual([file.length, 0])
    const frame = file.subarray(20)
    expect([frame.readUIntBE(3, 3), frame.readUInt16LE(6), frame.readUInt16LE(8)]).toEqual([0x9d012a, 40, 30])
    expect(frame.readUInt8(0) & 1).toBe(0)
  })

  test('of one colour is small, and one of noise is larger', () => {
    const noise = plain(0, 64, 64)
    for (let place = 0; place < noise.rgb.length; place++) noise.rgb[place] = (place * 7919) % 251
    expect(encodeWebp(plain(90, 64, 64)).length).toBeLessThan(200)
    expect(encodeWebp(noise).length).toBeGreaterThan(1000)
  })
})

describe('a WebM', () => {
  const masters = new Set([
    '1a45dfa3',
    '18538067',
    '1549a966',
    '1654ae6b',
    'ae',
    'e0',
    '1c53bb6b',
    'bb',
    'b7',
    '1f43b675',
  ])
  const file = encodeWebm([plain(20), plain(120), plain(220)], 100)
  const elements = elementsOf(file, masters)
  const first = (id: string) => Buffer.from(elements.find(([found]) => found === id)?.[1] ?? [])

  test('names its kind, codec, size and length', () => {
    expect([first('4282').toString(), first('86').toString()]).toEqual(['webm', 'V_VP8'])
    expect([first('b0').readUInt8(), first('ba').readUInt8(), first('4489').readDoubleBE()]).toEqual([
      40, 30, 300,
    ])
  })

  test('has a key frame for every picture, at its time', () => {
    const blocks = elements.filter(([id]) => id === 'a3').map(([, content]) => Buffer.from(content))
    expect(blocks.map(block => [block.readUInt16BE(1), block.readUInt8(3), block.readUInt8(4) & 1])).toEqual([
      [0, 0x80, 0],
      [100, 0x80, 0],
      [200, 0x80, 0],
    ])
  })

  test('leads players to its pictures', () => {
    const segment = Buffer.from(first('18538067'))
    expect(segment.readUInt32BE(first('f1').readUInt32BE())).toBe(0x1f43b675)
  })
})
