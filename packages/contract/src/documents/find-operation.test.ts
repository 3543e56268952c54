import { expect, test } from 'vitest'
import { createFindOperation } from './find-operation.ts'
import { operationsOf } from './operations.ts'

function find(templates: readonly string[], pathname: string) {
  const get = (operationId: string) => ({ get: { operationId, responses: {} } })
  const paths = Object.fromEntries(templates.map(template => [template, get(template)]))
  const found = createFindOperation(operationsOf({ 'main.yaml': { paths } }))('main', 'GET', pathname)
  return found && { value: found.operation.path, path: found.path }
}

test.each([
  ['a fixed path', '/logout', '/logout', {}],
  ['a variable', '/items/{id}/reviews', '/items/7/reviews', { id: '7' }],
  ['several', '/ads/{a}/view/{b}', '/ads/sap006/view/12', { a: 'sap006', b: '12' }],
  ['an encoded one', '/aside/{x}', '/aside/%EB%85%B8%ED%8A%B8%2F1', { x: '노트/1' }],
  ['one that can’t be decoded', '/aside/{x}', '/aside/%E0%A4%A', { x: '%E0%A4%A' }],
])('matches %s', (_, template, pathname, path) => {
  expect(find([template], pathname)).toEqual({ value: template, path })
})

test.each([
  ['of another length', '/items/{id}', '/items/7/reviews'],
  ['that ends before', '/items/{id}/reviews', '/items/7'],
  ['with another fixed part', '/items/{id}', '/item/7'],
  ['with nothing for a variable', '/items/{id}', '/items/'],
  ['without the slash at the end', '/logo/{id}/', '/logo/1'],
])('does not match a path %s', (_, template, pathname) => {
  expect(find([template], pathname)).toBeUndefined()
})

test.each([
  ['/reviews/info', '/reviews/info', {}],
  ['/reviews/7', '/reviews/{review}', { review: '7' }],
  ['/reviews/info/like', '/reviews/{thread}/like', { thread: 'info' }],
  ['/reviews/7/comment', '/{all}/7/comment', { all: 'reviews' }],
])('prefers a fixed segment to a variable, and a variable to none: %s', (pathname, value, path) => {
  const templates = ['/reviews/{review}', '/reviews/info', '/reviews/{thread}/like', '/{all}/7/comment']
  expect(find(templates, pathname)).toEqual({ value, path })
})
