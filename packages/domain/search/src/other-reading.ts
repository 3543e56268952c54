import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul'

/** Latin letters directly after a digit are a unit: 16gb. */
const letters = /(?<![a-z0-9])[a-z]{2,}|[가-힣ㄱ-ㅣ]+/gi
/** Complete syllables; the last one may be unfinished. */
const korean = /^[가-힣]+[ㄱ-ㅎ]?$/
const startsLatin = /^[a-z]/i

/**
 * Converts a keyword to the keyboard's other layout: rmfovlr becomes 그래픽, and ㅣㅎ becomes lg. Latin letters that form no
 * Korean syllables stay as typed, and so does Korean without single letters. Source: assumed.
 *
 * @returns null if nothing changes
 */
export function otherReading(keyword: string): string | null {
  const other = keyword.replace(letters, run => (startsLatin.test(run) ? asKorean(run) : asLatin(run)))
  return other === keyword ? null : other
}

/** If all letters are capitals, Caps Lock was on; otherwise capitals were typed with Shift: ㄲ, ㅆ, ㅒ. */
function asKorean(run: string): string {
  try {
    const read = convertQwertyToHangul(run === run.toUpperCase() ? run.toLowerCase() : run)
    return korean.test(read) ? read : run
  } catch {
    // es-hangul throws for a consonant after two vowels that begin no syllable: hot is ㅗㅐㅅ.
    return run
  }
}

function asLatin(run: string): string {
  return korean.test(run) ? run : convertHangulToQwerty(run).toLowerCase()
}
