/**
 * The Levenshtein distance of two texts.
 *
 * @param limit above it, any larger number may be returned
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const here = [row]
    for (let column = 1; column <= other.length; column++) {
      const replaced = (above[column - 1] ?? 0) + Number(one[row - 1] !== other[column - 1])
      const moved = Math.min(above[column] ?? 0, here[column - 1] ?? 0) + 1
      here.push(Math.min(replaced, moved))
    }
    if (Math.min(...here) > limit) return limit + 1
    above = here
  }
  return above[other.length] ?? 0
}
