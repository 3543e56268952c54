import { combine, createEvent, createStore, sample } from 'effector'
import { $product, productChanged } from './model.ts'

/** Pictures and videos of the open product. */
export const $gallery = $product.map(product => product?.gallery ?? [])

/** Selects a picture by its index, from 0. */
export const imageSelected = createEvent<number>()
/** Steps to the next picture (1) or the previous one (-1). */
export const imageStepped = createEvent<number>()

/** The index of the shown picture: "selectedImageIndex (starts 0)" (specification, section 4). */
export const $selectedImageIndex = createStore(0).reset(productChanged)

sample({
  clock: imageSelected,
  source: $gallery,
  fn: ({ length }, index) => nearestImage(index, length),
  target: $selectedImageIndex,
})
sample({
  clock: imageStepped,
  source: { gallery: $gallery, index: $selectedImageIndex },
  fn: ({ gallery, index }, step) => stepImage(index, step, gallery.length),
  target: $selectedImageIndex,
})

/** The picture or video that the gallery shows. */
export const $selectedMedium = combine(
  $gallery,
  $selectedImageIndex,
  (gallery, index) => gallery[index] ?? null,
)

/**
 * Steps to another index, wrapping around (assumed).
 *
 * @param index "selectedImageIndex (starts 0)" (specification, section 4)
 * @param step 1 for the next, -1 for the previous one
 */
export function stepImage(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count
}

/** The nearest valid index. */
export function nearestImage(index: number, count: number): number {
  return Math.min(Math.max(0, Math.round(index) || 0), Math.max(0, count - 1))
}
