import { lastEnding } from './last-ending.ts'

/** 을 or 를, whichever follows a Korean word; 를 after anything else. */
export function particleEul(word: string): '을' | '를' {
  return (lastEnding(word) ?? 0) === 0 ? '를' : '을'
}
