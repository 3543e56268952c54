import { type Feature, type Host, refused } from './feature.ts'

const isCount = (text: string) => /^-?\d+$/.test(text)

/** The values of a list in a query that is split before it is decoded, as RFC 6570 has it. */
function listIn({ search }: URL, name: string, separator: string): readonly string[] {
  const pair = search
    .slice(1)
    .split('&')
    .find(each => each.startsWith(`${name}=`))
  return (
    pair
      ?.slice(name.length + 1)
      .split(separator)
      .map(decodeURIComponent) ?? []
  )
}

const ofCounts =
  (values: (url: URL) => readonly string[]): Host =>
  (_, url) =>
    values(url).every(isCount) ? Response.json(values(url)) : refused()

const answers = `
      responses:
        "200": { description: Texts., content: { application/json: { schema: { type: array, items: { type: string } } } } }
        "400": { description: No. }`

const counts = '{ type: array, items: { type: integer } }'
const anything: Host = () => Response.json([])
const tooMuch = 'status: is 200 for a forbidden request'
const tooLittle = 'status: is 400 for an allowed request'

const inQuery = (parameter: string) => `
paths:
  /counts:
    get:
      parameters: [${parameter}]${answers}`

export const parameters: Readonly<Record<string, Feature>> = {
  'a list with pipes': {
    document: inQuery(`{ name: ids, in: query, style: pipeDelimited, explode: false, schema: ${counts} }`),
    follows: ofCounts(url => listIn(url, 'ids', '%7C')),
    calls: [
      ['/counts?ids=1%7C2', {}],
      ['/counts?ids=1|2', {}],
      ['/counts?ids=1%7Cx', {}, 'request query.ids[]: must be integer'],
    ],
    breaks: [
      [tooMuch, anything],
      [tooLittle, ofCounts(url => url.searchParams.getAll('ids'))],
    ],
  },
  'a list with commas': {
    document: inQuery(`{ name: ids, in: query, explode: false, schema: ${counts} }`),
    follows: ofCounts(url => listIn(url, 'ids', ',')),
    calls: [
      ['/counts?ids=1,2', {}],
      ['/counts?ids=1%2C2', {}],
      ['/counts?ids=1&ids=2', {}, 'request query.ids: is given more than once'],
    ],
    breaks: [[tooMuch, anything]],
  },
  'a list among alternatives, as FastAPI writes it': {
    document: inQuery(`{ name: ids, in: query, schema: { anyOf: [${counts}, { type: "null" }] } }`),
    follows: ofCounts(url => url.searchParams.getAll('ids')),
    calls: [
      ['/counts?ids=1', {}],
      ['/counts?ids=1&ids=2', {}],
    ],
    breaks: [[tooLittle, ofCounts(url => (url.searchParams.getAll('ids').length > 1 ? ['x'] : []))]],
  },
  'a list or one text': {
    document: inQuery(`{ name: ids, in: query, schema: { oneOf: [{ type: integer }, ${counts}] } }`),
    follows: ofCounts(url => url.searchParams.getAll('ids')),
    calls: [
      ['/counts?ids=1', {}],
      ['/counts?ids=1&ids=2', {}],
      [
        '/counts?ids=x',
        {},
        'request query.ids: must be integer',
        'request query.ids: must be array',
        'request query.ids: must match exactly one schema in oneOf',
      ],
    ],
    breaks: [[tooMuch, anything]],
  },
  'an object with brackets': {
    document: inQuery(`{
          name: filter, in: query, style: deepObject, explode: true,
          schema: { type: object, required: [color], properties: { color: { enum: [red, blue] }, size: { type: integer } } }
          }`),
    follows: (_, { searchParams }) => {
      const color = searchParams.get('filter[color]')
      const isAsked = [...searchParams.keys()].some(name => name.startsWith('filter['))
      const fits = !isAsked || ['red', 'blue'].includes(color ?? '')
      return fits && isCount(searchParams.get('filter[size]') ?? '0') ? Response.json([]) : refused()
    },
    calls: [
      ['/counts?filter[color]=red&filter%5Bsize%5D=3', {}],
      ['/counts?filter[color]=green', {}, 'request query.filter.color: must be one of red, blue'],
      ['/counts?filter[size]=3', {}, 'request query.filter.color: is required'],
      ['/counts?filter=red', {}, 'request query.filter: is not documented'],
    ],
    breaks: [
      [tooMuch, anything],
      [
        tooLittle,
        (_, { searchParams }) => (searchParams.has('filter[color]') ? refused() : Response.json([])),
      ],
    ],
  },
  'an object whose properties are names': {
    document: inQuery(
      '{ name: place, in: query, schema: { type: object, required: [lat], properties: { lat: { type: integer }, lon: { type: integer } } } }',
    ),
    follows: (_, { searchParams: query }) => {
      const isFit = query.size === 0 || isCount(query.get('lat') ?? '')
      return isFit && isCount(query.get('lon') ?? '0') ? Response.json([]) : refused()
    },
    calls: [
      ['/counts?lat=1&lon=2', {}],
      ['/counts?lat=x', {}, 'request query.place.lat: must be integer'],
      ['/counts?lon=2', {}, 'request query.place.lat: is required'],
    ],
    breaks: [[tooMuch, anything]],
  },
  'a value that may be empty': {
    document: inQuery('{ name: all, in: query, allowEmptyValue: true, schema: { type: boolean } }'),
    follows: (_, { searchParams: query }) =>
      ['', 'true', 'false'].includes(query.get('all') ?? '') ? Response.json([]) : refused(),
    calls: [
      ['/counts?all', {}],
      ['/counts?all=', {}],
      ['/counts?all=maybe', {}, 'request query.all: must be boolean'],
    ],
    breaks: [[tooMuch, anything]],
  },
  'a list in a path': {
    document: `
paths:
  /counts/{ids}:
    get:
      parameters: [{ name: ids, in: path, required: true, schema: { type: array, minItems: 1, items: { type: integer } } }]${answers}`,
    follows: ofCounts(({ pathname }) => (pathname.split('/')[2] ?? '').split(',')),
    calls: [
      ['/counts/1,2', {}],
      ['/counts/1', {}],
      ['/counts/1,x', {}, 'request path.ids[]: must be integer'],
    ],
    breaks: [
      [tooMuch, anything],
      [tooLittle, ofCounts(({ pathname }) => [pathname.split('/')[2] ?? ''])],
    ],
  },
  'headers that are described elsewhere': {
    document: inQuery(`
        { name: Authorization, in: header, required: true, schema: { type: string } },
        { name: Accept, in: header, required: true, schema: { type: string, enum: [text/x-none] } }`),
    follows: anything,
    calls: [['/counts', {}]],
    breaks: [['status: is 500 for an allowed request', () => refused(500)]],
  },
}
