import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pictureKinds } from '../pictures/draw-picture.ts'
import { reviewSample, type SampleEnding } from './review-sample.ts'

const folder = new URL('../../assets/reviews/', import.meta.url)
const files = await readdir(folder)
const shots = Array.from({ length: 40 }, (_, at) => `${at}-${at * 7}`)
const endings: readonly SampleEnding[] = ['.webp', '.small.webp', '.webm']
const named = new Set(
  [...pictureKinds, 'box', 'unheard-of', 'constructor'].flatMap(kind =>
    endings.flatMap(ending => shots.map(shot => reviewSample(kind, shot, ending))),
  ),
)

test('names every sample, and no missing file', () => {
  expect([...named].sort()).toEqual([...files].sort())
})

test('shows a sample of the item’s kind, or a parcel if there is none', () => {
  expect(reviewSample('graphics-card', '7-1', '.webp')).toMatch(/^graphics-card-[12]\.webp$/)
  expect(reviewSample('kettle', '7-1', '.small.webp')).toMatch(/^box-[123]\.small\.webp$/)
})

test('an image and its smaller one are the same picture', () => {
  for (const shot of shots) {
    const [full, small] = [reviewSample('box', shot, '.webp'), reviewSample('box', shot, '.small.webp')]
    expect(small).toBe(full.replace('.webp', '.small.webp'))
  }
})

const readSample = (name: string) => readFile(new URL(name, folder))

test.each(files.filter(name => name.endsWith('.webp')))('%s is a WebP of its size', async name => {
  const file = await readSample(name)
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWEBPVP8 ')
  expect(file.readUInt32LE(4) + 8).toBe(file.length)
  const frame = file.subarray(20)
  const size = name.includes('.small.') ? [140, 105] : [280, 210]
  expect([frame.readUInt16LE(6), frame.readUInt16LE(8)]).toEqual(size)
})

test.each(files.filter(name => name.endsWith('.webm')))('%s is a WebM in VP8', async name => {
  const file = await readSample(name)
  expect(file.readUInt32BE(0)).toBe(0x1a45dfa3)
  expect(file.includes('webm')).toBe(true)
  expect(file.includes('V_VP8')).toBe(true)
})
