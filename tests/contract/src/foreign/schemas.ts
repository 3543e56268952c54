import { type Feature, type Host, refused } from './feature.ts'

const user = `
components:
  schemas:
    Id: { type: integer, readOnly: true }
    User:
      type: object
      required: [id, made, name, password]
      properties:
        id: { $ref: "#/components/schemas/Id" }
        made: { type: string, readOnly: true }
        name: { type: string, minLength: 1, pattern: "^[a-z]+$" }
        password: { type: string, minLength: 1, pattern: "^[a-z]+$", writeOnly: true }
`
const users = `${user}
paths:
  /users:
    post:
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/User" } } } }
      responses:
        "201": { description: A user., content: { application/json: { schema: { $ref: "#/components/schemas/User" } } } }
        "400": { description: No. }`

const whole = { id: 7, made: 'today', name: 'a' }

const makesUsers =
  (made: object): Host =>
  async request => {
    const isJson = request.headers.get('Content-Type') === 'application/json'
    const { name, password } = Object(await request.json().catch(() => undefined))
    const isWord = (value: unknown) => typeof value === 'string' && /^[a-z]+$/.test(value)
    return isJson && isWord(name) && isWord(password) ? Response.json(made, { status: 201 }) : refused()
  }

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

const pet = (schema: string, openapi = '3.1.0') => `openapi: ${openapi}
paths:
  /pet:
    get: { responses: { "200": { description: A pet., content: { application/json: { schema: ${schema} } } } } }
components:
  schemas:
    Cat: { type: object, required: [kind], properties: { kind: { type: string }, lives: { type: integer } } }
    Dog: { type: object, required: [kind], properties: { kind: { type: string }, bark: { type: string } } }
    Animal:
      type: object
      required: [kind]
      properties: { kind: { type: string } }
      discriminator: { propertyName: kind }
    Bird: { allOf: [{ $ref: "#/components/schemas/Animal" }, { type: object, required: [wings], properties: { wings: { type: integer } } }] }
`

const says =
  (body: unknown): Host =>
  () =>
    Response.json(body)
const chosen = `{ oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }], discriminator: { propertyName: kind, mapping: { cat: "#/components/schemas/Cat" } } }`

export const schemas: Readonly<Record<string, Feature>> = {
  'what one side alone sends': {
    document: users,
    follows: makesUsers(whole),
    calls: [
      ['/users', post({ name: 'a', password: 'b' })],
      ['/users', post({ id: 7, name: 'a', password: 'b' })],
      ['/users', post({ name: 'a' }), 'request body.password: is required'],
    ],
    breaks: [
      ['body.id: is required', makesUsers({ made: 'today', name: 'a' })],
      ['body.password: must not be there', makesUsers({ ...whole, password: 'b' })],
      [
        'status: is 400 for an allowed request',
        async request =>
          'id' in Object(await request.json().catch(() => ({})))
            ? Response.json(whole, { status: 201 })
            : refused(),
      ],
    ],
  },
  'what one side alone sends, required by another part': {
    document: `${user}
paths:
  /users:
    put:
      requestBody: { required: true, content: { application/json: { schema: { allOf: [{ $ref: "#/components/schemas/User" }, { required: [id] }] } } } }
      responses: { "204": { description: Done. } }`,
    follows: () => new Response(null, { status: 204 }),
    calls: [['/users', { ...post({ name: 'a', password: 'b' }), method: 'PUT' }]],
    breaks: [['status: is 500 for an allowed request', () => refused(500)]],
  },
  'a discriminator of listed schemas, which would all match': {
    document: pet(chosen),
    follows: says({ kind: 'cat', lives: 9 }),
    calls: [['/pet', {}]],
    breaks: [
      ['body.lives: must be integer', says({ kind: 'cat', lives: 'x' })],
      ['body.bark: must be string', says({ kind: 'Dog', bark: 7 })],
      ['body.kind: must be one of cat, Dog', says({ kind: 'Cow' })],
      ['body.kind: is required', says({ lives: 9 })],
    ],
  },
  'a discriminator in a request': {
    document: `
paths:
  /pets:
    post:
      requestBody: { required: true, content: { application/json: { schema: ${chosen} } } }
      responses: { "204": { description: Done. }, "400": { description: No. } }${pet('{}').slice(pet('{}').indexOf('\ncomponents'))}`,
    follows: async request => {
      const { kind, lives = 9, bark = '' } = Object(await request.json().catch(() => undefined))
      const isJson = request.headers.get('Content-Type') === 'application/json'
      const isPet = kind === 'cat' ? Number.isInteger(lives) : kind === 'Dog' && typeof bark === 'string'
      return isJson && isPet ? new Response(null, { status: 204 }) : refused()
    },
    calls: [
      ['/pets', post({ kind: 'cat', lives: 9 })],
      ['/pets', post({ kind: 'cat', lives: 'x' }), 'request body.lives: must be integer'],
    ],
    breaks: [
      [
        'status: is 400 for an allowed request',
        async request =>
          Object(await request.json().catch(() => undefined)).kind === 'cat'
            ? new Response(null, { status: 204 })
            : refused(),
      ],
    ],
  },
  'a discriminator of heirs': {
    document: pet('{ $ref: "#/components/schemas/Animal" }'),
    follows: says({ kind: 'Bird', wings: 2 }),
    calls: [['/pet', {}]],
    breaks: [
      ['body.wings: is required', says({ kind: 'Bird' })],
      ['body.kind: is required', says({ wings: 2 })],
    ],
  },
  'nullable beside a $ref': {
    document: pet(
      '{ type: object, required: [pet], properties: { pet: { nullable: true, $ref: "#/components/schemas/Cat" } } }',
      '3.0.3',
    ),
    follows: says({ pet: null }),
    calls: [['/pet', {}]],
    breaks: [['body.pet.lives: must be integer', says({ pet: { kind: 'cat', lives: 'x' } })]],
  },
  'nullable beside allOf, and enums': {
    document: pet(
      '{ type: object, properties: { pet: { nullable: true, allOf: [{ $ref: "#/components/schemas/Cat" }] }, size: { type: string, nullable: true, enum: [s, m] } } }',
      '3.0.3',
    ),
    follows: says({ pet: null, size: null }),
    calls: [['/pet', {}]],
    breaks: [['body.size: must be one of s, m', says({ size: 'l' })]],
  },
  'what is beside a $ref in OpenAPI 3.0': {
    document: pet('{ $ref: "#/components/schemas/Cat", required: [name], maxProperties: 0 }', '3.0.3'),
    follows: says({ kind: 'cat' }),
    calls: [['/pet', {}]],
    breaks: [['body.kind: is required', says({})]],
  },
}
