import type { Category } from '@jeoul/shop/category'
import { otherReading } from './other-reading.ts'
import { partOf, typingPattern } from './typing-pattern.ts'

export interface NamedCategory {
  readonly category: Category
  /** The range of its name that matches: start (inclusive) and end (exclusive). */
  readonly part: readonly [from: number, to: number]
}

/** The categories of a tree whose names match a pattern; those that begin with the match come first. */
export function categoriesNamed(roots: readonly Category[], pattern: RegExp): readonly NamedCategory[] {
  const named = allBelow(roots).flatMap(category => {
    const part = partOf(category.name, pattern)
    return part ? [{ category, part }] : []
  })
  return named.sort((a, b) => Number(a.part[0] > 0) - Number(b.part[0] > 0))
}

const maxLike = 8
const beginning = 2

/**
 * Categories similar to a keyword without results: those whose name contains the keyword or one of its words, else
 * those with a word of the same beginning. Source: assumed.
 */
export function categoriesLike(roots: readonly Category[], keyword: string): readonly Category[] {
  const words = [keyword, ...keyword.split(' '), otherReading(keyword) ?? ''].filter(
    word => word.length >= beginning,
  )
  const named = (word: string) => {
    const pattern = typingPattern(word)
    return pattern ? categoriesNamed(roots, pattern) : []
  }
  const beginnings = words.map(word => Array.from(word).slice(0, beginning).join(''))
  const whole = words.flatMap(named)
  const found = whole.length > 0 ? whole : beginnings.flatMap(named).filter(beginsWord)
  return [...new Set(found.map(({ category }) => category))].slice(0, maxLike)
}

function beginsWord({ category: { name }, part: [from] }: NamedCategory): boolean {
  return from === 0 || /[\s·(/]/.test(name.charAt(from - 1))
}

function allBelow(categories: readonly Category[]): readonly Category[] {
  return categories.flatMap(category => [category, ...allBelow(category.child)])
}
