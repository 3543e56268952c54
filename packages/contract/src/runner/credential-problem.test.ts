import { expect, test } from 'vitest'
import { readContract } from '../documents/index.ts'
import { contractOf } from '../documents/open-contract.ts'
import { credentialProblem } from './credential-problem.ts'

const schemes = {
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  visit: { type: 'apiKey', in: 'cookie', name: 'visit' },
  login: { type: 'http', scheme: 'basic' },
}
const get = { security: Object.keys(schemes).map(scheme => ({ [scheme]: [] })), responses: { 200: {} } }
const document: object = {
  openapi: '3.1.0',
  paths: { '/a': { get } },
  components: { securitySchemes: schemes },
}
const foreign = contractOf({ 'a.json': { ...document } }, ['a.json'])

test.each([
  [{ credentials: { key: 'a', login: 'kim:b' }, headers: { 'X-Branch': 'main', Cookie: 'theme=dark' } }],
  [{}],
])('%j fits the document', given => {
  expect(credentialProblem(given, foreign)).toBeUndefined()
})

test.each([
  [{ credentials: { keys: 'a' } }, "security scheme 'keys'; the documents have key, visit, login"],
  [{ credentials: { login: 'kim' } }, 'as in login=user:password'],
  [{ headers: { 'x-key': 'a' } }, 'use --credential key=<key> instead'],
  [{ headers: { authorization: 'a' } }, 'use --credential login=<user:password> instead'],
  [{ headers: { Cookie: 'theme=dark; visit=1' } }, 'use --credential visit=<key> instead'],
])('says what is wrong with %j', (given, problem) => {
  expect(credentialProblem(given, foreign)).toContain(problem)
})

test("the Authorization header of our hosts is the token's", () => {
  expect(credentialProblem({ headers: { Authorization: 'Bearer a' } }, readContract())).toContain(
    'use --token',
  )
})
