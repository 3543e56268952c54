/**
 * A streaming decoder of CP949, which Windows and Excel call ANSI in Korea: EUC-KR, and every other syllable of Hangul in
 * the codes around it. Node's own decoder of that name knows EUC-KR only, and turns 똠 and 8,821 more into other letters.
 */
export interface TextReader {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string
}

const unknown = 0xfffd

export function createCp949Decoder(): TextReader {
  const letters = lettersOf()
  const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true })
  let lead = 0
  return {
    decode(bytes = new Uint8Array(), { stream = false } = {}) {
      const units = new Uint16Array(bytes.length + 2)
      let length = 0
      for (const byte of bytes) {
        if (lead === 0) {
          if (byte > 0x80 && byte < 0xff) lead = byte
          else units[length++] = byte < 0x80 ? byte : unknown
          continue
        }
        const letter = letters[lead * 256 + byte] ?? 0
        units[length++] = letter === 0 ? unknown : letter
        lead = 0
        // A broken pair does not take the delimiter or quote behind it along.
        if (letter === 0 && byte < 0x80) units[length++] = byte
      }
      if (!stream && lead !== 0) {
        units[length++] = unknown
        lead = 0
      }
      return utf16.decode(units.subarray(0, length))
    },
  }
}

let kept: Uint16Array | undefined

/** The letter of each pair of bytes, 0 for none. */
function lettersOf(): Uint16Array {
  if (kept) return kept
  const letters = new Uint16Array(0x10000)
  const eucKr = new TextDecoder('euc-kr')
  const listed = new Set<number>()
  for (let lead = 0xa1; lead <= 0xfe; lead++) {
    for (let trail = 0xa1; trail <= 0xfe; trail++) {
      const [letter = '', more] = eucKr.decode(Uint8Array.of(lead, trail))
      const unit = letter.charCodeAt(0)
      if (more !== undefined || unit === unknown) continue
      letters[lead * 256 + trail] = unit
      listed.add(unit)
    }
  }
  // Younger than Node's table.
  for (const [at, letter] of [...'€®㉾'].entries()) letters[0xa2e6 + at] = letter.charCodeAt(0)
  const free = freePairs()
  for (let syllable = 0xac00; syllable <= 0xd7a3; syllable++) {
    if (!listed.has(syllable)) letters[free.next().value ?? 0] = syllable
  }
  kept = letters
  return letters
}

/** The pairs that EUC-KR leaves free, in the order in which CP949 gives them to the syllables it lacks. */
function* freePairs(): Generator<number> {
  for (let lead = 0x81; lead <= 0xc6; lead++) {
    for (let trail = 0x41; trail <= (lead < 0xa1 ? 0xfe : 0xa0); trail++) {
      if ((trail > 0x5a && trail < 0x61) || (trail > 0x7a && trail < 0x81)) continue
      yield lead * 256 + trail
    }
  }
}
