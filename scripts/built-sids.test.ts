import { expect, test } from 'vitest'
import { sidFaults, sidsIn } from './built-sids.ts'

test.each([
  ['a build as it is read', 'createStore(0, { and: {}, sid: "-abc" });', ['-abc']],
  ['a minified one', 'a=s(0,{sid:`x1`}),b=s(1,{sid:"x2"})', ['x1', 'x2']],
  ['a store that stays at home', 'a=s(0,{and:{serialize:`ignore`},or:{sid:`x1`}}),b=s(1,{sid:`x2`})', ['x2']],
  ['no stores', 'const side = "sid"', []],
])('sids in %s', (_, code, sids) => {
  expect(sidsIn(code)).toEqual(sids)
})

test.each([
  ['builds that agree', ['a', 'b'], ['b', 'a', 'c'], []],
  ['a repeated sid', ['a', 'a'], ['a'], ['Several stores of the browser’s build have the sid a.']],
  ['a sid of the browser alone', ['a', 'b'], ['a'], ['The server’s build has no store with the sid b.']],
  ['a build without sids', [], ['a'], ['The browser’s build has no stores with sids.']],
])('%s', (_, browser, server, faults) => {
  expect(sidFaults(browser, server)).toEqual(faults)
})
