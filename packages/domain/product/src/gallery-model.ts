import { combine, createEvent, createStore, sample } from 'effector'
import { nearestImage, stepImage } from './gallery.ts'
import { $product, productChanged } from './model.ts'

/** Pictures and videos of the open product. */
export const $gallery = $product.map(product => product?.gallery ?? [])

/** Selects a picture by its index, from 0. */
export const imageSelected = createEvent<number>()
/** Steps to the next picture (1) or the previous one (-1). */
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

/** The picture or video that the gallery shows. */
export const $selectedMedium = combine(
  $gallery,
  $selectedImageIndex,
  (gallery, index) => gallery[index] ?? null,
)
