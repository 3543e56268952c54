import { hash } from '../catalogue/random.ts'

/** An image, the same image at half its size, or a silent video. */
export type SampleEnding = '.webp' | '.small.webp' | '.webm'

/** The number of pictures and videos of each kind of product; `box`, a parcel, is for all other kinds. */
const images: ReadonlyMap<string, number> = new Map([
  ['box', 3],
  ['graphics-card', 2],
  ['cpu', 1],
  ['memory', 1],
  ['ssd', 1],
  ['monitor', 1],
  ['notebook', 1],
  ['keyboard', 1],
  ['smartphone', 1],
])
const videos: ReadonlyMap<string, number> = new Map([
  ['box', 1],
  ['graphics-card', 1],
  ['notebook', 1],
])

/**
 * The sample that a seeded review shows: a product of that kind at somebody's home.
 * @param shot names the picture; the same shot is the same sample
 * @returns the name of a file in `assets/reviews`
 */
export function reviewSample(kind: string, shot: string, ending: SampleEnding): string {
  const samples = ending === '.webm' ? videos : images
  const shown = samples.has(kind) ? kind : 'box'
  const number = 1 + (hash(shot, 'sample') % (samples.get(shown) ?? 1))
  return `${shown}-${number}${ending}`
}
