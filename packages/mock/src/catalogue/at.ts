/**
 * The element at an index that is known to be inside.
 * @throws RangeError when it is not.
 */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`index ${index} is outside of 0..${list.length - 1}`)
  return found
}
