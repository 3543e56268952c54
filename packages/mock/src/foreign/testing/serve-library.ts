import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startForeignMock } from '../start-foreign-mock.ts'

/** A small API with a key, a path parameter, examples, a picture, and schemas that refer to each other. */
export const library = `
openapi: 3.0.3
info: { title: Library, version: '1' }
paths:
  /books:
    get:
      operationId: listBooks
      parameters: [{ name: page, in: query, schema: { type: integer, minimum: 1 } }]
      responses:
        '200':
          description: Books.
          headers: { X-Total: { required: true, schema: { type: integer, minimum: 0 } } }
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Book' } } } }
        '400': { description: No., content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }
    post:
      operationId: addBook
      security: [{ key: [] }]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Book' } } }
      responses:
        '201': { description: The book., content: { application/json: { schema: { $ref: '#/components/schemas/Book' } } } }
        default: { description: No., content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }
  /books/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get:
      operationId: getBook
      responses:
        '200':
          description: A book.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Book' }
              examples:
                first: { value: { id: 1, title: 채식주의자 } }
                second: { $ref: '#/components/examples/Second' }
            text/plain: { schema: { type: string }, example: 채식주의자 }
        '404': { description: None. }
    delete: { operationId: removeBook, responses: { '204': { description: Gone. } } }
  /covers/{id}:
    get:
      operationId: getCover
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { '200': { description: A picture., content: { 'image/*': { schema: { type: string } } } } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
  examples: { Second: { value: { id: 2, title: 소년이 온다 } } }
  schemas:
    Error: { type: object, required: [code], properties: { code: { type: string, enum: [bad] } } }
    Author:
      type: object
      required: [books]
      properties: { books: { type: array, items: { $ref: '#/components/schemas/Book' } } }
    Book:
      type: object
      required: [id, title, secret]
      properties:
        id: { type: integer }
        title: { type: string }
        isbn: { type: string, pattern: '^97[89]-[0-9]{10}$' }
        published: { type: string, format: date }
        secret: { type: string, writeOnly: true }
        author: { $ref: '#/components/schemas/Author' }
`

/** A folder that is deleted after the test. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'jeoul-foreign-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Serves a document, the library by default, until the test ends. `lines` are those that the mock tells. */
export async function serve(text = library, options: Partial<Parameters<typeof startForeignMock>[0]> = {}) {
  const file = join(await testFolder(), 'library.yaml')
  await writeFile(file, text)
  const lines: string[] = []
  const tell = (line: string) => void lines.push(line)
  const mock = await startForeignMock({ documents: [file], portMain: 0, tell, ...options })
  onTestFinished(() => mock.close())
  const ask = (path: string, init?: RequestInit) => fetch(mock.mainUrl + path, init)
  return { file, mock, ask, url: mock.mainUrl, lines }
}
