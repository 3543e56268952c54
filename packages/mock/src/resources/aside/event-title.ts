/** What the event of a category is called. */
export function eventTitle(category: string): string {
  return `${category} 기획전`
}
