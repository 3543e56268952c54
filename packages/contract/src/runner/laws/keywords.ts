import { disassemble } from 'es-hangul'
import fc from 'fast-check'
import { hold, holdSame } from '../exchanges/hold.ts'
import { type Known, withoutAccessories } from '../known/known.ts'
import { propertyLaw } from './law.ts'
import { askList, listLaw, maxItems } from './list-query.ts'

const anyWord = ({ categories }: Known) => fc.constantFrom(...categories.flatMap(({ words }) => words))

/**
 * "Words to search for; the product's name, maker or category must contain each of them. Spaces and case are ignored."
 * Source: the contract.
 */
export const keywords = [
  propertyLaw({
    id: 'keyword-words',
    name: 'words of a keyword are combined with AND; spaces and case are ignored',
    operations: ['getItems'],
    needs: ['keywords'],
    share: 0.5,
    value: ({ known }) => fc.tuple(anyWord(known), anyWord(known)),
    async holds({ ask }, [one, two]) {
      const find = (keyword: string) => ask.ok('getItems', { values: { keyword, limit: 1 } })
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
  }),
  propertyLaw({
    id: 'keyword-completion',
    name: 'autocomplete completes what was typed',
    operations: ['getAutocomplete', 'getPopularKeywords'],
    needs: ['keywords'],
    share: 0.3,
    value: ({ known }) => {
      // Most words have no upper case.
      const makers = known.categories.flatMap(({ makers }) => makers.map(({ name }) => name))
      const cased = makers.filter(name => name.toLowerCase() !== name.toUpperCase())
      const word = anyWord(known)
      return fc.record({
        word: cased.length > 0 ? fc.oneof(word, fc.constantFrom(...cased)) : word,
        limit: fc.integer({ min: 1, max: 20 }),
      })
    },
    async holds({ ask }, { word, limit }) {
      const complete = (keyword: string) => ask.ok('getAutocomplete', { values: { keyword, limit } })
      const answer = await complete(word)
      const suggestions = answer.body.result.map(({ keyword }) => keyword)
      const { length } = suggestions
      hold(length <= limit, 'body.result.length', `is ${length} of ${limit}`, answer)
      // The last syllable may be unfinished: 에어로 is on the way to 에어론.
      const typedLetters = disassemble(plain(word))
      const wrong = suggestions.findIndex(keyword => !disassemble(plain(keyword)).includes(typedLetters))
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
  }),
]

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

/**
 * A search's count of a category equals the items left by choosing it. If a search finds nothing, the keyword that it
 * suggests finds something. Source: the contract.
 */
export const searches = [
  propertyLaw({
    id: 'search-category-counts',
    name: "a search's count of a category is the number of items left by choosing it",
    operations: ['getItems'],
    needs: ['keywords'],
    share: 0.5,
    value: ({ known }) => fc.record({ keyword: anyWord(known), pick: fc.nat() }),
    async holds({ ask }, { keyword, pick }) {
      const all = await ask.ok('getItems', { values: { keyword, limit: 1 } })
      const { category_counts: counts = [], suggested_keyword: other, total } = all.body.result
      const isNeeded = total === 0 || other === undefined
      hold(isNeeded, 'body.result.suggested_keyword', `is '${other}', and ${total} were found`, all)
      const picked = counts[pick % counts.length]
      if (!picked) return
      const one = await ask.ok('getItems', { values: { keyword, cate_id: picked.cate_id, limit: 1 } })
      const place = `body.result.category_counts.${pick % counts.length}.count`
      holdSame(place, picked.count, one.body.result.total, all, one)
      // "Counts cover the whole catalogue and ignore the chosen category"
      holdSame('body.result.category_counts', one.body.result.category_counts, counts, all, one)
    },
  }),
  propertyLaw({
    id: 'suggested-keyword',
    name: 'a suggested keyword finds items',
    operations: ['getItems'],
    needs: ['keywords'],
    share: 0.5,
    value: ({ known }) => fc.tuple(anyWord(known), fc.constantFrom('ㅋ', 'x', '쀍')),
    async holds({ ask }, [word, slip]) {
      const missed = await ask.ok('getItems', { values: { keyword: word + slip, limit: 1 } })
      const keyword = missed.body.result.suggested_keyword
      if (keyword === undefined) return
      holdSame('body.result.total', missed.body.result.total, 0, missed)
      const found = await ask.ok('getItems', { values: { keyword, limit: 1 } })
      hold(found.body.result.total > 0, 'body.result.suggested_keyword', 'finds nothing', missed, found)
    },
  }),
]

/** Hosts may ignore punctuation at the ends of a word. */
const wordPattern = /[\p{L}\p{N}]+/gu
/** "The product's name, maker or category must contain each of them", the words of a keyword. Source: the contract. */
export const foundWords = listLaw({
  id: 'found-words',
  name: 'an item is found by words of its name, maker and category',
  share: 0.4,
  value: ({ known }) =>
    fc.record({ category: fc.constantFrom(...known.categories), pick: fc.nat(), next: fc.nat() }),
  async holds({ ask }, { category, pick, next }) {
    const list = await askList(ask, category, {}, { fields: ['maker'] })
    const { items } = list.body.result
    const item = items[pick % items.length]
    if (!item) return
    const words = withoutAccessories(item.name).match(wordPattern) ?? []
    if (words.length === 0) return
    const [one, two] = [words[next % words.length], words[(next + 1) % words.length]]
    const ofMaker = item.maker === undefined ? [] : [`${item.maker} ${one}`]
    // A category above the item's own lists it as well.
    const ofCategory = item.cate_id === category.cateId ? [`${two} ${category.names.at(-1)}`] : []
    for (const keyword of [`${one} ${two}`, ...ofMaker, ...ofCategory]) {
      const found = await askList(ask, category, {}, { keyword, limit: maxItems })
      const { items: shown, total } = found.body.result
      const isThere = total > maxItems || shown.some(({ item_id }) => item_id === item.item_id)
      hold(isThere, 'body.result.items', `lacks '${item.name}' for '${keyword}'`, list, found)
    }
  },
})
