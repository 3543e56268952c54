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
