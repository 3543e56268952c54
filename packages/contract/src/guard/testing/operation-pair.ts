type Json = Readonly<Record<string, unknown>>

/** The parts of an operation that a test changes; defaults apply to the others. */
export interface OperationParts {
  readonly parameters?: readonly Json[]
  /** Schema of a required JSON body. */
  readonly body?: Json
  readonly requestBody?: Json
  /** Schema of the response. */
  readonly answer?: Json
  readonly responses?: Json
  readonly security?: readonly Json[]
  readonly operationId?: string
}

/** One operation before and after a change. */
export interface OperationPair {
  readonly name: string
  /** Undefined if the operation does not exist. */
  readonly before: OperationParts | undefined
  readonly after: OperationParts | undefined
}

/** A document with one operation for each of the parts, at '/0', '/1' and so on. */
export function documentOf(parts: readonly (OperationParts | undefined)[], version = '0.1.0'): Json {
  const paths = parts.flatMap((part, place) =>
    part ? [[`/${place}`, { post: operationOf(`operation${place}`, part) }]] : [],
  )
  return {
    openapi: '3.1.0',
    info: { title: 'A host', version },
    paths: Object.fromEntries(paths),
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  }
}

function operationOf(
  name: string,
  { parameters, body, requestBody, answer, responses, ...rest }: OperationParts,
) {
  const json = (schema: Json) => ({ content: { 'application/json': { schema } } })
  return {
    operationId: name,
    ...(parameters && { parameters }),
    ...(body && { requestBody: { required: true, ...json(body) } }),
    ...(requestBody && { requestBody }),
    responses: responses ?? { 200: { description: 'Done.', ...json(answer ?? { type: 'object' }) } },
    ...rest,
  }
}
