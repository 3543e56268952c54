import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import type { Known } from '../known/known.ts'

/**
 * "Words to search for; the product's name, maker or category must contain each of them. Spaces and case are ignored."
 * Source: the contract.
 */
export function keywords(context: Context): readonly Check[] {
  if (wordsOf(context.known).length === 0) return []
  return [wordsMeanAnd(context), typedTextIsCompleted(context)]
}

const wordsOf = (known: Known) => known.categories.flatMap(({ words }) => words)

function wordsMeanAnd({ ask, known }: Context): Check {
  const word = fc.constantFrom(...wordsOf(known))
  const find = (keyword: string) => ask.ok('getItems', { values: { keyword, limit: 1 } })
  return lawCheck({
    id: 'keyword-words',
    name: 'words of a keyword are combined with AND; spaces and case are ignored',
    operations: ['getItems'],
    share: 0.5,
    value: fc.tuple(word, word),
    async holds([one, two]) {
      const both = await find(`${one} ${two}`)
      const { total } = both.body.result
      for (const each of [one, two]) {
        const alone = await find(each)
        const most = alone.body.result.total
        hold(total <= most, 'body.result.total', `is ${total}, and ${most} for '${each}' alone`, alone, both)
      }
      for (const other of [`${two} ${one}`, `${one}  ${two}`.toLowerCase(), `${one} ${two}`.toUpperCase()]) {
        const same = await find(other)
        holdSame('body.result.total', same.body.result.total, total, both, same)
      }
    },
  })
}

function typedTextIsCompleted({ ask, known }: Context): Check {
  const word = fc.constantFrom(...wordsOf(known))
  // Most words have no upper case.
  const cased = known.categories.flatMap(({ makers }) => makers.map(({ name }) => name)).filter(hasCapitals)
  return lawCheck({
    id: 'keyword-completion',
    name: 'autocomplete completes what was typed',
    operations: ['getAutocomplete', 'getPopularKeywords'],
    share: 0.3,
    value: fc.record({
      word: cased.length > 0 ? fc.oneof(word, fc.constantFrom(...cased)) : word,
      limit: fc.integer({ min: 1, max: 20 }),
    }),
    async holds({ word, limit }) {
      const complete = (keyword: string) => ask.ok('getAutocomplete', { values: { keyword, limit } })
      const answer = await complete(word)
      const suggestions = answer.body.result.map(({ keyword }) => keyword)
      const { length } = suggestions
      hold(length <= limit, 'body.result.length', `is ${length} of ${limit}`, answer)
      const wrong = suggestions.findIndex(keyword => !plain(keyword).includes(plain(word)))
      hold(wrong < 0, `body.result.${wrong}.keyword`, `is '${suggestions[wrong]}' for '${word}'`, answer)
      for (const typed of [word.toUpperCase(), word.toLowerCase()]) {
        const same = await complete(typed)
        holdSame('body.result', same.body.result, answer.body.result, answer, same)
      }
      const [syllables] = suggestions[0]?.match(/[가-힣]{2,}/) ?? []
      if (syllables !== undefined) {
        const typed = initialsOf(syllables)
        const unfinished = await complete(typed)
        const isCompleted = unfinished.body.result.length > 0
        hold(isCompleted, 'body.result', `is empty for '${typed}'`, answer, unfinished)
      }
      const popular = await ask.ok('getPopularKeywords', { values: { limit } })
      const ranks = popular.body.result.map(({ rank }) => rank)
      const expected = ranks.map((_, index) => index + 1)
      holdSame('body.result.*.rank', ranks, expected, popular)
    },
  })
}

function hasCapitals(text: string): boolean {
  return text.toLowerCase() !== text.toUpperCase()
}

function plain(text: string): string {
  return text.replaceAll(/\s/g, '').toLowerCase()
}

const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
/** Syllables with the same initial consonant are contiguous in Unicode. */
const syllablesOfInitial = 588

/** The initial consonants of a word: 'ㄱㄹㅍ' for '그래픽'. */
function initialsOf(syllables: string): string {
  return [...syllables]
    .map(syllable => initials[Math.floor((syllable.charCodeAt(0) - 0xac00) / syllablesOfInitial)] ?? '')
    .join('')
}
