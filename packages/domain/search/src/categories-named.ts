import type { Category } from '@jeoul/category'
import { otherReading } from './other-reading.ts'
import { partOf } from './part-of.ts'
import { typingPattern } from './typing-pattern.ts'

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
 * Categories similar to a keyword without results: named like all of it or one of its words, else like the beginning of
 * one. Source: assumed.
 */
export function categoriesLike(roots: readonly Category[], keyword: string): readonly Category[] {
  const words = [keyword, ...keyword.split(' '), otherReading(keyword) ?? ''].filter(
    word => word.length >= beginning,
  )
  for (const looked of [words, words.map(word => Array.from(word).slice(0, beginning).join(''))]) {
    const found = looked.flatMap(word => {
      const pattern = typingPattern(word)
      return pattern ? categoriesNamed(roots, pattern).map(({ category }) => category) : []
    })
    if (found.length > 0) return [...new Set(found)].slice(0, maxLike)
  }
  return []
}

function allBelow(categories: readonly Category[]): readonly Category[] {
  return categories.flatMap(category => [category, ...allBelow(category.child)])
}
