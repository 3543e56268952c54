import { createCp949Decoder } from '../text/cp949.ts'

/** Encodes a text in CP949. What it lacks becomes '?', as in Excel. */
export function encodeCp949(text: string): Uint8Array {
  return Uint8Array.from([...text].flatMap(letter => bytesOf(letter)))
}

function bytesOf(letter: string): readonly number[] {
  return letter < '\x80' ? [letter.charCodeAt(0)] : (pairs.get(letter) ?? [0x3f])
}

const pairs = allPairs()

function allPairs(): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>()
  const decoder = createCp949Decoder()
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x41; trail <= 0xfe; trail++) {
      const letter = decoder.decode(Uint8Array.of(lead, trail))
      if (letter.length === 1 && letter !== '\ufffd') found.set(letter, [lead, trail])
    }
  }
  return found
}
