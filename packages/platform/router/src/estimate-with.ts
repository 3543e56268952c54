import { pagePaths } from './page-paths.ts'

/**
 * The address of the visitor's estimate, with further products in it.
 *
 * @param itemIds separated by dots
 */
export function estimateWith(itemIds: string): string {
  return `${pagePaths.estimate}?add=${itemIds}`
}
