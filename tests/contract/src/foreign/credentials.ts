import { type Feature, type Host, refused } from './feature.ts'

const secured = (schemes: string, security: string) => `
security: ${security}
components: { securitySchemes: ${schemes} }
paths:
  /texts:
    get:
      responses:
        "200": { description: Texts., content: { application/json: { schema: { type: array, items: { type: string } } } } }
        "401": { description: No. }`

const only =
  (isKnown: (request: Request, url: URL) => boolean): Host =>
  (request, url) =>
    isKnown(request, url) ? Response.json([]) : refused(401)
const anything: Host = () => Response.json([])
const noRefusal = 'status: is 200 instead of 401'

const hasKey = ({ headers }: Request) => headers.get('X-Key') === 'secret'
const hasToken = ({ headers }: Request) => headers.get('Authorization') === 'Bearer token'

const withHeader = (parameter: string) => `
paths:
  /texts:
    get:
      parameters: [${parameter}]
      responses: { "200": { description: Yes. }, "400": { description: No. } }`

const ofMain: Host = ({ headers }) => (headers.get('X-Branch') === 'main' ? new Response() : refused())

export const credentials: Readonly<Record<string, Feature>> = {
  'an API key in a header': {
    document: secured('{ key: { type: apiKey, in: header, name: X-Key } }', '[{ key: [] }]'),
    given: { credentials: { key: 'secret' } },
    follows: only(hasKey),
    calls: [['/texts', { headers: { 'X-Key': 'secret' } }]],
    breaks: [[noRefusal, anything]],
  },
  'an API key in the query, that is described as a parameter too': {
    document: `${secured('{ key: { type: apiKey, in: query, name: api key } }', '[{ key: [] }]')}
      parameters: [{ name: api key, in: query, required: true, schema: { type: string } }]`,
    given: { credentials: { key: 'a+b=' } },
    follows: only((_, url) => url.searchParams.getAll('api key').join() === 'a+b='),
    calls: [
      ['/texts?api%20key=a%2Bb%3D', {}],
      ['/texts?api%20key=a%2Bb%3D&other=1', {}, 'request query.other: is not documented'],
    ],
    breaks: [[noRefusal, anything]],
  },
  'an API key in a cookie': {
    document: secured('{ key: { type: apiKey, in: cookie, name: session } }', '[{ key: [] }]'),
    given: { credentials: { key: 'secret' }, headers: { Cookie: 'theme=dark' } },
    follows: only(({ headers }) => headers.get('Cookie') === 'theme=dark; session=secret'),
    calls: [['/texts', { headers: { Cookie: 'theme=dark; session=secret' } }]],
    breaks: [[noRefusal, anything]],
  },
  'HTTP Basic': {
    document: secured('{ login: { type: http, scheme: BASIC } }', '[{ login: [] }]'),
    given: { credentials: { login: '김:비밀' } },
    follows: only(({ headers }) => headers.get('Authorization') === 'Basic 6rmAOuu5hOuwgA=='),
    calls: [['/texts', { headers: { Authorization: 'Basic 6rmAOuu5hOuwgA==' } }]],
    breaks: [[noRefusal, anything]],
  },
  'an API key beside a token': {
    document: secured(
      '{ key: { type: apiKey, in: header, name: X-Key }, token: { type: http, scheme: bearer } }',
      '[{ key: [], token: [] }]',
    ),
    given: { token: 'token', credentials: { key: 'secret' } },
    follows: only(request => hasKey(request) && hasToken(request)),
    calls: [['/texts', { headers: { 'X-Key': 'secret', Authorization: 'Bearer token' } }]],
    breaks: [[noRefusal, anything]],
  },
  'a token in place of an API key': {
    document: secured(
      '{ key: { type: apiKey, in: header, name: X-Key }, token: { type: oauth2, flows: {} } }',
      '[{ key: [] }, { token: [] }]',
    ),
    given: { token: 'token' },
    follows: only(request => hasKey(request) || hasToken(request)),
    calls: [['/texts', { headers: { Authorization: 'Bearer token' } }]],
    breaks: [[noRefusal, anything]],
  },
  'a key that is known, and refused': {
    document: `${secured('{ key: { type: apiKey, in: header, name: X-Key } }', '[{ key: [] }]')}
        "403": { description: Not this one. }`,
    given: { credentials: { key: 'secret' } },
    follows: request => {
      if (hasKey(request)) return Response.json([])
      return refused(request.headers.has('X-Key') ? 403 : 401)
    },
    calls: [],
    breaks: [[noRefusal, anything]],
  },
  'a header that the user gives': {
    document: withHeader('{ name: X-Branch, in: header, required: true, schema: { type: string } }'),
    given: { headers: { 'x-branch': 'main' } },
    follows: ofMain,
    calls: [
      ['/texts', { headers: { 'X-Branch': 'main' } }],
      ['/texts', {}, 'request header.X-Branch: is required'],
    ],
    breaks: [['status: is 400 for an allowed request', () => refused()]],
  },
  'a header with an example': {
    document: withHeader(
      '{ name: X-Branch, in: header, required: true, example: main, schema: { type: string } }',
    ),
    follows: ofMain,
    calls: [],
    breaks: [['status: is 400 for an allowed request', () => refused()]],
  },
  'a header with a default': {
    document: withHeader('{ name: X-Branch, in: header, required: true, schema: { default: main } }'),
    follows: ofMain,
    calls: [],
    breaks: [],
  },
  'a cookie with one choice': {
    document: withHeader('{ name: branch, in: cookie, required: true, schema: { enum: [main] } }'),
    follows: ({ headers }) => (headers.get('Cookie') === 'branch=main' ? new Response() : refused()),
    calls: [],
    breaks: [],
  },
}
