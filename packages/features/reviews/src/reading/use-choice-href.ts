import type { ReviewAddress, ReviewChoice } from '@jeoul/reviews'
import { $inside, $place } from '@jeoul/router'
import { useUnit } from 'effector-react'

/**
 * Returns a function that writes the address of other reviews on the open page.
 *
 * @param hash the section of the page, with its '#', or ''
 */
export function useChoiceHref(address: ReviewAddress, hash = ''): (choice: ReviewChoice) => string {
  const [{ path, search }, inside] = useUnit([$place, $inside])
  return choice => inside(path + address.write(search, choice)) + hash
}
