/**
 * The element at an index.
 * @throws RangeError if the index is out of range
 */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`index ${index} is outside of 0..${list.length - 1}`)
  return found
}
