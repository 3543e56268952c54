import { describe, expect, test } from 'vitest'
import { floorFaults } from './floor-faults.ts'
import { newerInScript } from './newer-in-script.ts'
import { newerInStyle, withoutNewer } from './newer-in-style.ts'

describe('what a script uses above the floor', () => {
  test.each([
    ['a static member', 'URL.parse(x)', ['URL.parse']],
    ['one of a namespace', 'new Intl.DurationFormat()', ['Intl.DurationFormat']],
    ['a global object', 'new CloseWatcher()', ['CloseWatcher']],
    [
      'a global function, and the same through the window',
      'requestIdleCallback(x);window.navigation',
      ['requestIdleCallback', 'navigation'],
    ],
    ['a member of a known object', 'navigator.share(x)', ['navigator.share']],
    ['a member that only newer objects have', 'e.moveBefore(a, b)', ['.moveBefore']],
    ['an event', 'e.addEventListener(`scrollend`, f)', ['the event scrollend']],
    ['markup', 'jsx(`details`, { name: `a`, children: 1 })', ['<details name>']],
    ['a value of an attribute', 'jsx("div", { hidden: "until-found" })', ['<div hidden="until-found">']],
    [
      'nothing newer',
      'URL.canParse(x);Promise.withResolvers();x.toSorted();jsx(`p`, { popover: `auto` })',
      [],
    ],
    ['names of ours', 'const a = { navigation: 1, share: 2 };a.navigation.share(URL => URL)', []],
  ])('%s', (_, code, features) => {
    expect([...newerInScript(code).keys()]).toEqual(features)
  })
})

describe('what a style sheet uses above the floor', () => {
  test.each([
    ['a property, not again each value', 'a { field-sizing: content }', ['field-sizing']],
    ['a value', 'a { break-after: avoid }', ['break-after: avoid']],
    ['a function', 'a { height: round(1lh, 1px) }', ['round()']],
    ['a pseudo-class', 'details:open {}', [':open']],
    ['an at-rule', 'a { @starting-style { opacity: 0 } }', ['@starting-style']],
    [
      'a feature of a query',
      '@media (prefers-reduced-transparency) { a { color: red } }',
      ['@media (prefers-reduced-transparency)'],
    ],
    ['a descriptor', '@page { size: a4 }', ['@page', 'size in @page']],
    ['a prefixed twin as the fallback', 'a { -webkit-user-select: none; user-select: none }', []],
    ['nothing newer', '@layer a { b:has(c) { color: light-dark(red, blue); content: "round(1)" } }', []],
  ])('%s', (_, sheet, features) => {
    expect([...newerInStyle(sheet).keys()]).toEqual(features)
  })

  test('a browser of the floor reads the rest', () => {
    expect(withoutNewer('a{color:red;field-sizing:content}b:open{top:0}')).toBe('a{color:red}')
  })
})

test('a fault says who lacks the feature, and where it is', () => {
  const used = new Map([['a.js', newerInScript('URL.parse(x);navigator.share(y)')]])
  expect(floorFaults(used, [{ features: ['navigator.share', 'cursor'] }])).toEqual([
    'URL.parse in a.js: Chrome 123 (126 has it), Safari 17.5 (18 has it). Write it without, or give it a fallback and list it in scripts/floor/fallbacks.ts.',
    'No built file uses cursor: remove it from scripts/floor/fallbacks.ts.',
  ])
})

test('a property in the list stands for its values', () => {
  expect(
    floorFaults(new Map([['a.css', newerInStyle('a { cursor: grab }')]]), [{ features: ['cursor'] }]),
  ).toEqual([])
})
