/** A stream of numbers that depends only on its seed. */
export interface Random {
  /** A fraction in [0, 1). */
  unit(): number
  /** A whole number in [0, bound). */
  below(bound: number): number
}

/** Makes the generator mulberry32: 32 bits of state, fast, even enough for a catalogue. */
export function createRandom(seed: number): Random {
  // Signed, because an engine keeps a 32-bit signed number without allocating.
  let state = seed | 0
  function unit(): number {
    state = (state + 0x6d2b79f5) | 0
    return scramble(state) / 4294967296
  }
  return { unit, below: bound => Math.floor(unit() * bound) }
}

function scramble(state: number): number {
  let bits = Math.imul(state ^ (state >>> 15), state | 1)
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
  return (bits ^ (bits >>> 14)) >>> 0
}

/** A 32-bit hash of numbers and texts, for draws that need no stream: the same parts always give the same number. */
export function hash(...parts: readonly (number | string)[]): number {
  let bits = 0x811c9dc5
  for (const part of parts) {
    if (typeof part === 'number') bits = Math.imul(bits ^ part, 0x01000193) + (part >>> 16)
    else for (let i = 0; i < part.length; i++) bits = Math.imul(bits ^ part.charCodeAt(i), 0x01000193)
    bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  }
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  return (bits ^ (bits >>> 15)) >>> 0
}
