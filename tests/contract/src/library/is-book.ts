interface Book {
  readonly isbn: string
}

/** What `books.yaml` says of a book, in other words. */
export function isBook(value: unknown): value is Book {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { isbn, title, author, weight, bought, tags }: Record<string, unknown> = { ...value }
  return (
    typeof isbn === 'string' &&
    /^\d{13}$/.test(isbn) &&
    typeof title === 'string' &&
    title !== '' &&
    [...title].length <= 200 &&
    (author === undefined || author === null || typeof author === 'string') &&
    (weight === undefined || (typeof weight === 'number' && weight > 0 && weight <= 50)) &&
    (bought === undefined || isDay(bought)) &&
    (tags === undefined || (Array.isArray(tags) && tags.length <= 3 && tags.every(isTag)))
  )
}

export function isTag(tag: unknown): boolean {
  return tag === 'novel' || tag === 'poetry' || tag === 'science'
}

function isDay(text: unknown): boolean {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
