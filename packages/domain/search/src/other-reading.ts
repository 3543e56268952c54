import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul'

/** Latin letters right behind a figure are a unit: 16gb. */
const letters = /(?<![a-z0-9])[a-z]{2,}|[가-힣ㄱ-ㅣ]+/gi
/** Whole syllables, the last letter perhaps still to be finished. */
const korean = /^[가-힣]+[ㄱ-ㅎ]?$/
const startsLatin = /^[a-z]/i

/**
 * A keyword as it would be on the keyboard's other layout: rmfovlr was meant to be 그래픽, and ㅣㅎ to be lg. Latin
 * letters that make no Korean syllables, and Korean in which no letter stands alone, were meant as they are.
 * Source: assumed.
 *
 * @returns null where nothing reads otherwise
 */
export function otherReading(keyword: string): string | null {
  const other = keyword.replace(letters, run => (startsLatin.test(run) ? asKorean(run) : asLatin(run)))
  return other === keyword ? null : other
}

/** All capitals are Caps Lock's doing; otherwise they are what Shift gives: ㄲ, ㅆ, ㅒ. */
function asKorean(run: string): string {
  const read = convertQwertyToHangul(run === run.toUpperCase() ? run.toLowerCase() : run)
  return korean.test(read) ? read : run
}

function asLatin(run: string): string {
  return korean.test(run) ? run : convertHangulToQwerty(run).toLowerCase()
}
