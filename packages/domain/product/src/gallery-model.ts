import { combine, createEvent, createStore, sample } from 'effector'
import { nearestImage, stepImage } from './gallery.ts'
import { $product, productChanged } from './model.ts'

/** Pictures and videos of the open product. */
export const $gallery = $product.map(product => product?.gallery ?? [])

/** By its place, from 0. */
export const imageSelected = createEvent<number>()
/** 1 for the next picture, -1 for the one before. */
export const imageStepped = createEvent<number>()

/** "selectedImageIndex (starts 0)" (specification, section 4). */
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

/** What the gallery shows now. */
export const $selectedMedium = combine(
  $gallery,
  $selectedImageIndex,
  (gallery, index) => gallery[index] ?? null,
)
