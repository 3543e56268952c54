const zero = 48
const comma = 44
const opening = 91
const closing = 93
const newline = 10

/**
 * A column as a line of JSON, in ASCII. A catalogue of 200,000 items has six million numbers; joining them took a sixth
 * of an import.
 *
 * @param column whole numbers from 0
 */
export function numbersLine(column: Uint8Array | Uint16Array | Uint32Array): Uint8Array {
  const line = new Uint8Array(lengthOf(column))
  line[0] = opening
  let end = 1
  for (let row = 0; row < column.length; row++) {
    if (row > 0) line[end++] = comma
    let rest = column[row] ?? 0
    end += digitsOf(rest)
    let at = end
    do {
      line[--at] = zero + (rest % 10)
      rest = Math.floor(rest / 10)
    } while (rest > 0)
  }
  line[end++] = closing
  line[end] = newline
  return line
}

/** In bytes: brackets and the line's end, the numbers, and commas between them. */
function lengthOf(column: Uint8Array | Uint16Array | Uint32Array): number {
  let length = 3 + Math.max(0, column.length - 1)
  for (let row = 0; row < column.length; row++) length += digitsOf(column[row] ?? 0)
  return length
}

function digitsOf(number: number): number {
  let digits = 1
  for (let limit = 10; number >= limit; limit *= 10) digits++
  return digits
}
