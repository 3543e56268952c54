/**
 * The mean of so many whole grades that is nearest to a wanted one: a single review gives 4.0 or 5.0, never 4.2.
 *
 * @param wanted in tenths, as in 42
 * @returns tenths; 0 without reviews
 */
export function possibleScore(reviews: number, wanted: number): number {
  return reviews === 0 ? 0 : Math.round((10 * Math.round((reviews * wanted) / 10)) / reviews)
}
