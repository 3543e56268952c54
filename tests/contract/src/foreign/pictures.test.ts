import { contractOf } from '@jeoul/contract/documents/open-contract'
import { runContract } from '@jeoul/contract/runner'
import { expect, test } from 'vitest'

const host = 'http://shop.test'
const text = { type: 'string' }
const uri = { ...text, format: 'uri-reference' }
const listOf = (items: object) => ({ type: 'array', items })
const objectOf = (properties: object) => ({ type: 'object', properties })

/** Tests a host whose only answer is `body`. Its pictures begin with `/pictures/`; what else it serves is a page. */
async function run(schema: object, body: unknown) {
  const responses = { 200: { description: 'All.', content: { 'application/json': { schema } } } }
  const paths = { '/items': { get: { operationId: 'listItems', responses } } }
  const components = {
    schemas: {
      Node: { allOf: [objectOf({ icon: uri, child: { $ref: 'a.json#/components/schemas/Node' } })] },
    },
  }
  const document: object = { openapi: '3.1.0', paths, components }
  const asked: string[] = []
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const { href, pathname } = new URL(String(input))
    if (pathname === '/items') return Response.json(body)
    asked.push(`${init?.method ?? 'GET'} ${href}`)
    if (pathname === '/pictures/moved') return Response.redirect('https://cdn.example/moved')
    if (pathname === '/pictures/closed') return new Response(null, { status: 403 })
    const type = pathname.startsWith('/pictures/') ? 'image/webp' : 'text/html'
    const status = pathname.startsWith('/gone/') ? 404 : 200
    return new Response('', { status, headers: { 'Content-Type': type } })
  }
  const contract = contractOf({ 'a.json': { ...document } }, ['a.json'])
  const report = await runContract({ mainUrl: host, secondUrl: host, seed: 7, contract, fetch, slow: 60_000 })
  return { report, asked, found: report.violations.map(({ place, message }) => `${place}: ${message}`) }
}

test.each([
  ['a property', objectOf({ mainImage: uri }), { mainImage: '/gone/1' }, 'body.mainImage'],
  ['a cover', objectOf({ cover_url: uri }), { cover_url: '/gone/1' }, 'body.cover_url'],
  ['a cover in camel case', objectOf({ bookCover: uri }), { bookCover: '/gone/1' }, 'body.bookCover'],
  ['any property, by its extension', objectOf({ front: uri }), { front: '/gone/1.jpg?w=9' }, 'body.front'],
  ['one of a list', listOf(objectOf({ photo_url: uri })), [{ photo_url: '/gone/1' }], 'body.0.photo_url'],
  ['a list of addresses', objectOf({ images: listOf(uri) }), { images: ['/gone/1'] }, 'body.images.0'],
  [
    'the object of a picture',
    objectOf({ images: listOf(objectOf({ url: uri })) }),
    { images: [{ url: '/gone/1' }] },
    'body.images.0.url',
  ],
  [
    'an object of the type image',
    listOf(objectOf({ type: text, src: uri })),
    [{ type: 'image', src: '/gone/1' }],
    'body.0.src',
  ],
  [
    'a schema that contains itself',
    { $ref: 'a.json#/components/schemas/Node' },
    { child: { child: { icon: '/gone/1' } } },
    'body.child.child.icon',
  ],
  [
    'one of several schemas',
    objectOf({ logo: { oneOf: [uri, { type: 'null' }] } }),
    { logo: '/gone/1' },
    'body.logo',
  ],
])('a picture that is gone is found in %s, by its place', async (_, schema, body, place) => {
  const { found } = await run(schema, body)
  expect(found).toEqual([expect.stringContaining(`${place}: leads to no picture: ${host}/gone/1`)])
})

test('a page in place of a picture is found', async () => {
  const { found } = await run(objectOf({ image: uri }), { image: '/login' })
  expect(found).toEqual([`body.image: leads to no picture: ${host}/login has the type 'text/html'`])
})

test.each([
  ['is there', objectOf({ image: uri }), { image: '/pictures/1' }],
  ['is elsewhere now', objectOf({ image: uri }), { image: '/pictures/moved' }],
  ['is refused to strangers', objectOf({ image: uri }), { image: '/pictures/closed' }],
  [
    'is a page beside a picture',
    objectOf({ image: objectOf({ page: uri }) }),
    { image: { page: '/gone/1' } },
  ],
  ['only sounds like a cover', objectOf({ discover_url: uri }), { discover_url: '/gone/1' }],
  ['is of a video', listOf(objectOf({ type: text, url: uri })), [{ type: 'video', url: '/gone/1' }]],
  ['is no address by the document', objectOf({ image: text }), { image: '/gone/1' }],
  ['is within the answer', objectOf({ image: uri }), { image: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }],
])('nothing is found where the address %s', async (_, schema, body) => {
  expect((await run(schema, body)).found).toEqual([])
})

test('pictures of other origins are not requested, and their origins are reported', async () => {
  const { report, asked, found } = await run(objectOf({ images: listOf(uri) }), {
    images: ['https://b.example/gone/1', '//a.example/2', 'https://b.example/3', '/pictures/1'],
  })
  expect(found).toEqual([])
  expect(asked.filter(line => !line.startsWith(`GET ${host}/`))).toEqual([])
  expect(report.untestedPictures).toEqual(['http://a.example', 'https://b.example'])
})

test('a picture is requested once, and of a long list only some', async () => {
  const many = Array.from({ length: 500 }, (_, index) => ({
    image: `/pictures/${index}`,
    icon: '/pictures/i',
  }))
  const { asked } = await run(listOf(objectOf({ image: uri, icon: uri })), many)
  expect(asked.toSorted()).toEqual(['0', '1', 'i'].map(name => `GET ${host}/pictures/${name}`))
})
