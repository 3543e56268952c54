import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

interface Book {
  readonly isbn: string
}

/** Checks a book by the rules of `books.yaml`, without its schema. */
function isBook(value: unknown): value is Book {
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

function isTag(tag: unknown): boolean {
  return tag === 'novel' || tag === 'poetry' || tag === 'science'
}

function isDay(text: unknown): boolean {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** An answer before it is written. */
export interface Answer {
  readonly status: number
  readonly type?: string
  readonly body?: unknown
}

/** Changes the host's answers, to see whether a check notices. */
export type Fault = (answer: Answer, request: IncomingMessage) => Answer

export const librarian = 'the-librarian'
const first = { isbn: '9788937460000', title: '책', author: null, weight: 0.4, tags: ['novel'] }

/** A host of `library.yaml` on loopback, under `/v1`. */
export async function startLibrary(fault: Fault = answer => answer) {
  const books = new Map<string, unknown>([[first.isbn, first]])
  const server = createServer(async (request, response) => {
    const { status, type, body } = fault(await answerTo(request, books), request)
    if (type !== undefined) response.setHeader('Content-Type', type)
    const isText = typeof body === 'string'
    response.writeHead(status).end(body === undefined ? undefined : isText ? body : JSON.stringify(body))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}/v1`, close: () => server.close() }
}

async function answerTo(request: IncomingMessage, books: Map<string, unknown>): Promise<Answer> {
  const sent = await text(request)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://library.test')
  const isKnown = request.headers.authorization === `Bearer ${librarian}`
  const [, , place, isbn] = pathname.split('/')
  if (place === 'sign') return { status: 200, type: 'image/svg+xml', body: '<svg/>' }
  switch (`${request.method} ${isbn === undefined ? 'books' : 'book'}`) {
    case 'GET books': {
      const limit = searchParams.get('limit') ?? '20'
      const fits = /^[1-9]\d?$/.test(limit) && Number(limit) <= 50
      const tags = searchParams.getAll('tag')
      // Like many hosts, it takes `shelf=` for an empty list.
      const shelves = (searchParams.get('shelf') || 'a').split(',')
      if (!shelves.every(shelf => /^[a-z]$/.test(shelf))) return problem(400, 'no such shelf')
      if (!fits || tags.length > 3 || !tags.every(isTag)) return problem(400, 'no such list')
      return json(200, { books: [...books.values()].slice(0, Number(limit)) })
    }
    case 'POST books': {
      if (!isKnown) return problem(401, 'who are you?')
      if (!/json/.test(request.headers['content-type'] ?? '')) return problem(415, 'books are JSON')
      const book: unknown = parse(sent)
      if (!isBook(book)) return problem(422, 'no book')
      if (books.has(book.isbn)) return problem(409, 'is here already')
      books.set(book.isbn, book)
      return json(201, book)
    }
    case 'GET book': {
      if (!/^\d{13}$/.test(decodeURIComponent(isbn ?? ''))) return problem(400, 'no number of a book')
      const book = books.get(isbn ?? '')
      return book === undefined ? problem(404, 'no such book') : json(200, book)
    }
    case 'DELETE book': {
      if (!isKnown) return problem(401, 'who are you?')
      if (!/^\d{13}$/.test(decodeURIComponent(isbn ?? ''))) return problem(400, 'no number of a book')
      return books.delete(isbn ?? '') ? { status: 204 } : problem(404, 'no such book')
    }
    default:
      return problem(405, 'not done here')
  }
}

function json(status: number, body: unknown): Answer {
  return { status, type: 'application/json; charset=utf-8', body }
}

function problem(status: number, title: string): Answer {
  return { status, type: 'application/problem+json', body: { title } }
}

function parse(sent: string): unknown {
  try {
    return JSON.parse(sent)
  } catch {
    return undefined
  }
}
