import { parse } from 'yaml'

/** A document with most of what OpenAPI has, whose parts a test replaces by others. References name their file. */
export const shop: object = parse(`
openapi: 3.0.3
info: { title: A shop, version: 1.0.0 }
security: [{ key: [] }, {}]
paths:
  /items:
    parameters: [{ $ref: "shop.yaml#/components/parameters/Page" }]
    get:
      operationId: listItems
      parameters:
        - { name: category, in: query, required: true, example: lamps, schema: { type: string, minLength: 2 } }
        - { name: tag, in: query, schema: { type: array, items: { type: string, enum: [old, new] } } }
        - { name: filter, in: query, style: deepObject, schema: { type: object, properties: { color: { type: string } } } }
        - { name: X-Language, in: header, schema: { type: string, default: ko } }
      responses:
        "200":
          description: Items.
          headers: { X-Total: { required: true, schema: { type: integer, minimum: 0 } } }
          content:
            application/json:
              schema: { type: array, items: { $ref: "shop.yaml#/components/schemas/Item" } }
        4XX: { $ref: "shop.yaml#/components/responses/Problem" }
    post:
      operationId: addItem
      security: [{ key: [] }]
      requestBody:
        required: true
        content:
          application/json: { schema: { $ref: "shop.yaml#/components/schemas/Item" } }
          multipart/form-data: { schema: { type: object, properties: { photo: { type: string, format: binary } } } }
      responses: { "201": { description: It is there. }, default: { $ref: "shop.yaml#/components/responses/Problem" } }
  /items/{id}.{format}:
    get:
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer, minimum: 1, exclusiveMinimum: true } }
        - { name: format, in: path, required: true, schema: { type: string, pattern: '^[\\w-\\.]+$' } }
      responses: { "200": { description: One., content: { application/json: { schema: { type: object } } } } }
  /{a}/{b}:
    get:
      parameters:
        - { name: a, in: path, required: true, schema: { type: string } }
        - { name: b, in: path, required: true, schema: { type: string } }
      responses: { "200": { description: Anything. }, "404": { description: Nothing. } }
components:
  parameters:
    Page: { name: page, in: query, schema: { type: integer, minimum: 1, maximum: 9, default: 1 } }
  responses:
    Problem:
      description: What is wrong.
      content: { application/problem+json: { schema: { type: object, required: [title, status] } } }
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
  schemas:
    Item:
      type: object
      required: [name, price, undeclared]
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string, minLength: 1, maxLength: 20 }
        price: { type: number, minimum: 0, nullable: true }
        mail: { type: string, pattern: '^[\\w-\\.]+@x\\.com$' }
        parts: { type: array, maxItems: 2, items: { $ref: "shop.yaml#/components/schemas/Item" } }
        kind: { oneOf: [{ $ref: "shop.yaml#/components/schemas/Kind" }, { type: string, enum: [none] }] }
    Kind:
      allOf:
        - { type: object, properties: { of: { $ref: "shop.yaml#/components/schemas/Kind" } } }
        - { type: object, additionalProperties: { type: string, format: date } }
`)

/** The places of all nodes of a document, as names from its root. */
export function placesIn(node: unknown, above: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof node !== 'object' || node === null) return [above]
  return [above, ...Object.entries(node).flatMap(([name, part]) => placesIn(part, [...above, name]))]
}

export function nodeIn(node: unknown, place: readonly string[]): unknown {
  return place.reduce<unknown>((at, name) => Object(at)[name], node)
}

/** A copy of a document with other nodes at some places; undefined leaves a node out. */
export function replaced(
  document: object,
  changes: readonly (readonly [place: readonly string[], node: unknown])[],
): object {
  const copy = structuredClone(document)
  for (const [place, node] of changes) {
    const holder: unknown = nodeIn(copy, place.slice(0, -1))
    const name = place.at(-1)
    if (typeof holder === 'object' && holder !== null && name !== undefined) Reflect.set(holder, name, node)
  }
  return JSON.parse(JSON.stringify(copy))
}
