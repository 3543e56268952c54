import { at } from '../catalogue/at.ts'
import { hash } from '../catalogue/random.ts'
import { drawProduct } from './draw-picture.ts'
import { circle, rect, shape, stroke } from './shapes.ts'

/** Wall and table of the rooms in which shoppers take pictures. */
const rooms = [
  ['#e8e2d8', '#b98f63'],
  ['#d9e0e2', '#8f7a66'],
  ['#efe6df', '#cdb79a'],
  ['#cfd6cb', '#a5825c'],
  ['#ddd4e0', '#7f7266'],
  ['#f0ead6', '#c7a27c'],
] as const
const things = [
  () => rect(14, 126, 26, 34, '#fffefb', 6) + stroke('M40 134q14 2 0 16', '#fffefb', 5),
  () => shape('M18 160l6-34h18l6 34z', '#8a6a52') + circle(33, 112, 18, '#6f8f6a'),
  () => rect(10, 144, 44, 8, '#7d8ba1', 1) + rect(14, 152, 42, 8, '#c98f7a', 1),
  () => '',
] as const

/**
 * A product as a shopper shows it: somewhere at home, a little askew. As SVG, 4:3, the same for the same numbers.
 * @param moment of a video that shows it from all sides, from 0 to 1 and round to its beginning
 */
export function drawReviewPicture(kind: string, seed: number, scene: number, moment = 0): string {
  const bits = hash(seed, scene, 'scene')
  const [wall, table] = at(rooms, bits % rooms.length)
  const thing = at(things, (bits >>> 8) % things.length)
  const swing = Math.sin(2 * Math.PI * moment)
  const turn = ((bits >>> 12) % 17) - 8 + 7 * swing
  const size = 0.72 + ((bits >>> 17) % 20) / 100 + 0.05 * Math.abs(swing)
  const left = 70 + ((bits >>> 22) % 50) - 12 * swing
  const place = `translate(${left.toFixed(1)} ${Math.round(172 - 172 * size)}) scale(${size.toFixed(3)}) rotate(${turn.toFixed(1)} 100 150)`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 210"><path fill="${wall}" d="M0 0h280v140H0z"/><path fill="${table}" d="M0 140h280v70H0z"/>${thing()}<g transform="${place}">${drawProduct(kind, seed)}</g></svg>`
}

/** Stands for a video of which no picture was made. */
export const videoThumb = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 210"><path fill="#3a3835" d="M0 0h280v210H0z"/>${circle(140, 105, 40, '#ffffff30')}${shape('M126 82l40 23-40 23z', '#fff')}</svg>`
