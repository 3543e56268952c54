import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

test.each([
  ['a fixed path', '/logout', '/logout', {}],
  ['a variable', '/items/{id}/reviews', '/items/7/reviews', { id: '7' }],
  ['several', '/ads/{a}/view/{b}', '/ads/sap006/view/12', { a: 'sap006', b: '12' }],
  ['an encoded one', '/aside/{x}', '/aside/%EB%85%B8%ED%8A%B8%2F1', { x: '노트/1' }],
])('takes %s apart', (_, template, pathname, found) => {
  expect(matchPath(template, pathname)).toEqual(found)
})

test.each([
  ['of another length', '/items/{id}', '/items/7/reviews'],
  ['with another fixed part', '/items/{id}', '/item/7'],
  ['with nothing for a variable', '/items/{id}', '/items/'],
  ['without the slash at the end', '/logo/{id}/', '/logo/1'],
])('a path %s is another one', (_, template, pathname) => {
  expect(matchPath(template, pathname)).toBeUndefined()
})
