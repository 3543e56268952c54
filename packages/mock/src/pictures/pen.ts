import { createRandom } from '../catalogue/random.ts'

/** The colours and proportions of a picture; deterministic by seed. */
interface Pen {
  /** Fill colours of the product, of its darker side, and of details on it. */
  readonly body: string
  readonly shade: string
  readonly mark: string
  readonly accent: string
  readonly glass: string
  readonly ink: string
  /** A whole number from `low` to `high`. */
  vary(low: number, high: number): number
}

export type Drawing = (pen: Pen) => string

const bodies = [
  ['#faf9f7', '#e2ddd6', '#77706a'],
  ['#e6e1da', '#cbc4bb', '#77706a'],
  ['#d3dadd', '#b4bfc4', '#5f6a70'],
  ['#e9dccd', '#cfbda8', '#7d6c59'],
  ['#57534f', '#3e3b38', '#c4beb6'],
  ['#3a3f4a', '#282c35', '#b4bac6'],
] as const
const accents = ['#3f4fa3', '#b3503f', '#3f7d5c', '#c08a2e', '#4f8198', '#86679a'] as const

export function createPen(seed: number): Pen {
  const random = createRandom(seed)
  const [body, shade, mark] = bodies[random.below(bodies.length)] ?? bodies[0]
  const accent = accents[random.below(accents.length)] ?? accents[0]
  const vary = (low: number, high: number): number => low + random.below(high - low + 1)
  return { body, shade, mark, accent, glass: '#23262d', ink: '#45413d', vary }
}
