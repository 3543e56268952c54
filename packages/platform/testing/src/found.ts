/**
 * Returns the result of a query, or fails the test where the query found nothing.
 *
 * @throws Error if there is nothing
 */
export function found<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Error('found nothing')
  return thing
}
