/**
 * Returns what a query found, so that a test fails where it found nothing.
 *
 * @throws Error if there is nothing
 */
export function found<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Error('found nothing')
  return thing
}
