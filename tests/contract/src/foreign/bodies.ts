import { type Feature, type Host, refused } from './feature.ts'

const thing =
  '{ type: object, required: [name], properties: { name: { type: string, minLength: 1 }, tags: { type: array, items: { enum: [a, b] } } } }'

const posts = (content: string) => `
paths:
  /things:
    post:
      requestBody: { required: true, content: { ${content} } }
      responses:
        "201": { description: Made. }
        "400": { description: No. }
        "415": { description: No. }`

const gets = (content: string) => `
paths:
  /things:
    get:
      responses: { "200": { description: A thing., content: { ${content} } } }`

const made = () => new Response(null, { status: 201 })
const made201 = 'status: is 201 for a forbidden request'
const refusedIt = 'status: is 400 for an allowed request'

/** Makes a thing of what `read` reads, if its media type fits and it has a name. */
const makes =
  (type: RegExp, read: (request: Request) => Promise<unknown>): Host =>
  async request => {
    if (!type.test(request.headers.get('Content-Type') ?? '')) return refused(415)
    const { name, tags = [] } = Object(await read(request).catch(() => undefined))
    const isFit =
      typeof name === 'string' && name !== '' && [tags].flat().every(tag => tag === 'a' || tag === 'b')
    return isFit && (Array.isArray(tags) || typeof tags === 'string') ? made() : refused()
  }

const json = (request: Request) => request.json()
const form = async (request: Request) => {
  const fields = await request.formData()
  return { name: fields.get('name'), tags: fields.getAll('tags') }
}

const send = (type: string, body: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': type },
  body,
})

const answer =
  (type: string, body: string): Host =>
  () =>
    new Response(body, { headers: { 'Content-Type': type } })

export const bodies: Readonly<Record<string, Feature>> = {
  'JSON of a type of its own': {
    document: posts(`application/vnd.shop.thing+json: { schema: ${thing} }`),
    follows: async request => {
      const { tags } = Object(
        await request
          .clone()
          .json()
          .catch(() => undefined),
      )
      return tags === undefined || Array.isArray(tags)
        ? makes(/^application\/vnd\.shop\.thing\+json/, json)(request, new URL(request.url))
        : refused()
    },
    calls: [
      ['/things', send('application/vnd.shop.thing+json', '{"name":"a"}')],
      ['/things', send('application/vnd.shop.thing+json', '{}'), 'request body.name: is required'],
    ],
    breaks: [
      [made201, made],
      [
        refusedIt,
        request => (request.headers.get('Content-Type') === 'application/json' ? made() : refused()),
      ],
    ],
  },
  'a form without parts': {
    document: posts(`application/x-www-form-urlencoded: { schema: ${thing} }`),
    follows: makes(/^application\/x-www-form-urlencoded/, form),
    calls: [
      ['/things', send('application/x-www-form-urlencoded', 'name=a&tags=a&tags=b')],
      ['/things', send('application/x-www-form-urlencoded', 'name=a&tags=a')],
      [
        '/things',
        send('application/x-www-form-urlencoded', 'tags=c'),
        'request body.name: is required',
        'request body.tags[]: must be one of a, b',
      ],
    ],
    breaks: [
      [made201, made],
      ['status: is 415 for an allowed request', makes(/multipart/, form)],
    ],
  },
  'a form with parts, among them a file and an object': {
    document: posts(`multipart/form-data: { schema: {
          type: object, required: [name, picture],
          properties: { name: { type: string, minLength: 1 }, picture: { type: string, format: binary }, size: { type: object, required: [x], properties: { x: { type: integer } } } } } }`),
    follows: async request => {
      const fields = await request.formData().catch(() => new FormData())
      const size = fields.get('size') ?? '{"x":1}'
      const isFile = fields.get('picture') instanceof File
      const isSized = /^\{.*"x":-?\d+[,}]/.test(String(size))
      return isFile && isSized && fields.get('name') ? made() : refused()
    },
    calls: [],
    breaks: [
      [made201, made],
      [
        refusedIt,
        async request =>
          typeof (await request.formData().catch(() => new FormData())).get('picture') === 'string'
            ? made()
            : refused(),
      ],
    ],
  },
  texts: {
    document: posts('text/plain: { schema: { type: string, pattern: "^a+$" } }'),
    follows: async request => {
      if (!request.headers.get('Content-Type')?.startsWith('text/')) return refused(415)
      return /^a+$/.test(await request.text()) ? made() : refused()
    },
    calls: [
      ['/things', send('text/plain', 'aa')],
      ['/things', send('text/plain', 'b'), 'request body: must match pattern "^a+$"'],
      [
        '/things',
        send('application/xml', '<a/>'),
        'request header.Content-Type: must be text/plain, and is application/xml',
      ],
    ],
    breaks: [[refusedIt, () => refused()]],
  },
  'XML by its example': {
    document: posts('application/xml: { schema: { type: object }, example: "<thing/>" }'),
    follows: async request => {
      if (!request.headers.get('Content-Type')?.includes('xml')) return refused(415)
      return (await request.text()).startsWith('<thing') ? made() : refused()
    },
    calls: [['/things', send('application/xml; charset=utf-8', '<thing><name>a</name></thing>')]],
    breaks: [[refusedIt, () => refused()]],
  },
  'two media types': {
    document: posts(
      `application/json: { schema: ${thing} }, application/x-www-form-urlencoded: { schema: ${thing} }`,
    ),
    follows: async request => {
      const isForm = request.headers.get('Content-Type')?.includes('form') ?? false
      const { tags } = Object(
        isForm
          ? undefined
          : await request
              .clone()
              .json()
              .catch(() => undefined),
      )
      if (tags !== undefined && !Array.isArray(tags)) return refused()
      return makes(/json|urlencoded/, isForm ? form : json)(request, new URL(request.url))
    },
    calls: [['/things', send('application/x-www-form-urlencoded', 'name=a')]],
    breaks: [[refusedIt, makes(/json|urlencoded/, json)]],
  },
  'any media type, as Spring writes it': {
    document: gets(`"*/*": { schema: ${thing} }`),
    follows: answer('application/json', '{"name":"a"}'),
    calls: [['/things', {}]],
    breaks: [['body.name: is required', answer('application/json', '{}')]],
  },
  'answers by their own media types': {
    document: gets(
      `application/hal+json: { schema: ${thing} }, text/csv: { schema: { type: string, pattern: "^name" } }, application/xml: { schema: ${thing} }`,
    ),
    follows: (_, { search }) =>
      answer(search === '' ? 'application/hal+json' : 'text/csv', search === '' ? '{"name":"a"}' : 'name\na')(
        _,
        new URL('http://a.test'),
      ),
    calls: [['/things', {}]],
    breaks: [
      ['body.name: is required', answer('application/hal+json', '{}')],
      ['body: must match pattern "^name"', answer('text/csv', 'title')],
      ["header.Content-Type: is 'text/html' instead of", answer('text/html', '')],
    ],
  },
  'XML in answers': {
    document: gets(`application/xml: { schema: ${thing} }`),
    follows: answer('application/xml;charset=UTF-8', '<thing><name>a</name></thing>'),
    calls: [['/things', {}]],
    breaks: [
      [
        "header.Content-Type: is 'application/json' instead of application/xml",
        answer('application/json', '{}'),
      ],
    ],
  },
}
