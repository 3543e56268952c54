import { lastEnding } from './last-ending.ts'

/** Returns the object particle for a Korean word: 을 or 를; 를 for any other word. */
export function particleEul(word: string): '을' | '를' {
  return (lastEnding(word) ?? 0) === 0 ? '를' : '을'
}
