/** Packs decisions by how likely they are. Source: RFC 6386, section 7. */
export interface BoolWriter {
  /** @param probability of false, in 256ths from 1 to 255 */
  write(bit: boolean, probability: number): void
  /** A number in so many bits, the highest first, each as likely as not. */
  literal(value: number, bits: number): void
  /** Everything so far, with what is still held back. To be called once, at the end. */
  finish(): Uint8Array
}

export function createBoolWriter(): BoolWriter {
  const bytes: number[] = []
  let range = 255
  let bottom = 0
  let room = 24

  /** Adds one to what was written: a carry. */
  function carry(): void {
    let place = bytes.length - 1
    while (bytes[place] === 255) bytes[place--] = 0
    bytes[place] = (bytes[place] ?? 0) + 1
  }

  function write(bit: boolean, probability: number): void {
    const split = 1 + (((range - 1) * probability) >> 8)
    if (bit) {
      bottom += split
      range -= split
      if (bottom > 0xffffffff) {
        bottom -= 0x100000000
        carry()
      }
    } else range = split
    while (range < 128) {
      range *= 2
      if (bottom >= 0x80000000) {
        bottom -= 0x80000000
        carry()
      }
      bottom *= 2
      if (--room === 0) {
        bytes.push(Math.floor(bottom / 0x1000000))
        bottom %= 0x1000000
        room = 8
      }
    }
  }

  function literal(value: number, bits: number): void {
    for (let place = bits - 1; place >= 0; place--) write(((value >> place) & 1) === 1, 128)
  }

  return {
    write,
    literal,
    finish() {
      literal(0, 32)
      return Uint8Array.from(bytes)
    },
  }
}
