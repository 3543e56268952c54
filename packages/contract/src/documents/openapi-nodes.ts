/** What a place of an OpenAPI document holds: a kind of object, a list or a table of such, or a plain value. */
export type Rule =
  | Kind
  | 'schema'
  | 'text'
  | 'flag'
  | 'any'
  | { readonly list: Rule }
  | { readonly table: Rule }

export type Kind =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'requestBody'
  | 'response'
  | 'header'
  | 'media'
  | 'example'
  | 'securityScheme'

export const methods = ['get', 'head', 'options', 'post', 'put', 'patch', 'delete'] as const

const security: Rule = { list: { table: 'any' } }
const content: Rule = { table: 'media' }
const examples: Rule = { table: 'example' }
const described = {
  required: 'flag',
  style: 'text',
  explode: 'flag',
  allowEmptyValue: 'flag',
  schema: 'schema',
  content,
  examples,
} as const satisfies Record<string, Rule>

/** The fields of each kind that are read here. Source: OpenAPI 3.1, section 4.8. */
export const fieldsOf: Readonly<Record<Kind, Readonly<Record<string, Rule>>>> = {
  document: { paths: { table: 'pathItem' }, components: 'components', security },
  components: { securitySchemes: { table: 'securityScheme' } },
  pathItem: {
    parameters: { list: 'parameter' },
    ...Object.fromEntries(methods.map(method => [method, 'operation' as const])),
  },
  operation: {
    operationId: 'text',
    summary: 'text',
    parameters: { list: 'parameter' },
    requestBody: 'requestBody',
    responses: { table: 'response' },
    security,
  },
  parameter: { name: 'text', in: 'text', ...described },
  requestBody: { required: 'flag', content },
  response: { headers: { table: 'header' }, content },
  header: described,
  media: { schema: 'schema', examples },
  example: {},
  securityScheme: { type: 'text', name: 'text', in: 'text', scheme: 'text' },
}

export function isKind(rule: string): rule is Kind {
  return Object.hasOwn(fieldsOf, rule)
}
