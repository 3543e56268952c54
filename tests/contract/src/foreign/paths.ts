import { type Feature, type Host, refused } from './feature.ts'

const text = `
      responses:
        "200": { description: A text., content: { application/json: { schema: { type: string } } } }
        "400": { description: No. }
        "404": { description: No. }`

const only =
  (path: RegExp): Host =>
  (_, { pathname }) =>
    path.test(decodeURIComponent(pathname)) ? Response.json('7') : refused(404)

const integer = '{ in: path, required: true, schema: { type: integer, minimum: 0 } }'
const named = (name: string) => integer.replace('{', `{ name: ${name},`)

export const paths: Readonly<Record<string, Feature>> = {
  'Hangul and spaces': {
    document: `
paths:
  /상품 목록/{번호}:
    get:
      parameters: [${named('번호')}]${text}`,
    follows: only(/^\/상품 목록\/\d+$/),
    calls: [
      ['/상품 목록/7', {}],
      ['/%EC%83%81%ED%92%88%20%EB%AA%A9%EB%A1%9D/7', {}],
      ['/%ec%83%81%ed%92%88%20%eb%aa%a9%eb%a1%9d/7', {}],
      ['/상품 목록/x', {}, 'request path.번호: must be integer'],
    ],
    breaks: [['body: must be string', () => Response.json(7)]],
  },
  'escapes in the document': {
    document: `
paths:
  /a%20b/{id}:
    get:
      parameters: [${named('id')}]${text}`,
    follows: only(/^\/a b\/\d+$/),
    calls: [['/a%20b/7', {}]],
    breaks: [['body: must be string', () => Response.json(7)]],
  },
  'two variables of one segment': {
    document: `
paths:
  /files/{id}:
    get:
      parameters: [${named('id')}]${text}
  /files/{id}.{format}:
    get:
      operationId: getFileAs
      parameters: [${named('id')}, { name: format, in: path, required: true, schema: { enum: [csv, json] } }]${text}`,
    follows: only(/^\/files\/\d+(\.(csv|json))?$/),
    calls: [
      ['/files/7', {}],
      ['/files/7.csv', {}],
      ['/files/7.png', {}, 'request path.format: must be one of csv, json'],
    ],
    breaks: [
      ['status: is 200 for a forbidden request', () => Response.json('7')],
      [
        'status: is 400 for an allowed request',
        (_, { pathname }) => (pathname.includes('.') ? refused() : Response.json('7')),
      ],
    ],
  },
  'HEAD of what GET answers': {
    document: `
paths:
  /books:
    get:${text}
  /books/size:
    head:
      responses:
        "200":
          description: Only headers.
          headers: { X-Total: { required: true, schema: { type: integer } } }
          content: { application/json: { schema: { type: object } } }`,
    follows: ({ method }, { pathname }) => {
      if (method === 'GET') return Response.json('7')
      return new Response(null, {
        headers: { 'Content-Type': 'application/json', ...(pathname.endsWith('size') && { 'X-Total': '7' }) },
      })
    },
    calls: [
      ['/books', { method: 'HEAD' }],
      ['/books/size', { method: 'HEAD' }],
    ],
    breaks: [
      ['header.X-Total: is required', () => Response.json('7')],
      [
        'header.X-Total: must be integer',
        ({ method }) =>
          method === 'GET' ? Response.json('7') : new Response(null, { headers: { 'X-Total': 'x' } }),
      ],
    ],
  },
  'headers of answers': {
    document: `
paths:
  /books:
    get:
      responses:
        "200":
          description: Books.
          headers:
            X-Total: { required: true, schema: { type: integer } }
            X-Tags: { schema: { type: array, items: { enum: [a, b] } } }
            Content-Type: { required: true, schema: { enum: [text/x-none] } }
          content: { application/json: { schema: { type: array } } }`,
    follows: () => Response.json([], { headers: { 'X-Total': '7', 'X-Tags': 'a, b' } }),
    calls: [['/books', {}]],
    breaks: [
      ['header.X-Total: is required', () => Response.json([])],
      ['header.X-Total: must be integer', () => Response.json([], { headers: { 'X-Total': 'x' } })],
      [
        'header.X-Tags.1: must be one of a, b',
        () => Response.json([], { headers: { 'X-Total': '7', 'X-Tags': 'a, c' } }),
      ],
    ],
  },
}
