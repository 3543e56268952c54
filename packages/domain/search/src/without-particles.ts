import { disassembleCompleteCharacter } from 'es-hangul'
import { isKnown } from './words/vocabulary.ts'

/** Particles by whether the letter before them ends in a consonant; 의, 도 and 만 follow any. */
const afterConsonant = /(?:이나|이|은|을|과|으로)$/
const afterVowel = /(?:가|는|를|와|로)$/
const afterAny = /(?:의|도|만|에|에서|부터|이랑|랑)$/

/**
 * A keyword whose words are without their particles: 아이폰 for 아이폰이. Known words, such as 고양이, stay. Source: assumed.
 */
export function withoutParticles(keyword: string): string {
  return keyword.split(' ').map(withoutParticle).join(' ')
}

function withoutParticle(word: string): string {
  if (!/^[가-힣]{2,}$/.test(word) || isKnown(word)) return word
  for (const [particle, isFit] of [
    [afterConsonant, endsInConsonant],
    [afterVowel, (noun: string) => !endsInConsonant(noun)],
    [afterAny, () => true],
  ] as const) {
    const noun = word.replace(particle, '')
    if (noun !== word && (noun.length > 1 || isKnown(noun)) && isFit(noun)) return noun
  }
  return word
}

function endsInConsonant(noun: string): boolean {
  return (disassembleCompleteCharacter(noun.at(-1) ?? '')?.jongseong ?? '') !== ''
}
