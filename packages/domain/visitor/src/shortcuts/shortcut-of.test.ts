import { expect, test } from 'vitest'
import { type KeyPress, shortcutOf } from './shortcut-of.ts'

const pressed = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  isTyping: false,
  isInRow: false,
  ...more,
})
const act = (key: string, more?: Partial<KeyPress>) => shortcutOf(pressed(key, more), true)

test.each([
  ['j', 'next'],
  ['k', 'previous'],
  ['o', 'open'],
  ['c', 'compare'],
  ['w', 'wish'],
  ['f', 'filter'],
  ['/', 'search'],
  ['?', 'help'],
])('%s: %s (assumed)', (key, shortcut) => {
  expect(act(key)).toBe(shortcut)
})

test.each([
  ['the Korean layout', 'ㅓ', 'j'],
  ['the Korean layout', 'ㅈ', 'w'],
  ['capitals', 'C', 'c'],
])('%s: %s is %s', (_, key, letter) => {
  expect(act(key)).toBe(act(letter))
})

test.each([
  ['ctrlKey', 'f'],
  ['metaKey', 'c'],
  ['altKey', 'k'],
  ['isComposing', 'ㅈ'],
  ['isTyping', '/'],
] as const)('%s leaves %s to the browser', (condition, key) => {
  expect(act(key, { [condition]: true })).toBeNull()
})

test.each([
  ['Enter', true],
  ['Tab', false],
  ['Process', false],
  ['toString', false],
  ['', false],
])('%j is left to the browser', (key, isInRow) => {
  expect(act(key, { isInRow })).toBeNull()
})

test('arrows move between products, and scroll the page elsewhere', () => {
  expect(act('ArrowDown', { isInRow: true })).toBe('next')
  expect(act('ArrowUp', { isInRow: true })).toBe('previous')
  expect(act('ArrowDown')).toBeNull()
  expect(act('ArrowDown', { isInRow: true, isTyping: true })).toBeNull()
})

test('a held key repeats only moves', () => {
  expect(act('j', { repeat: true })).toBe('next')
  expect(act('c', { repeat: true })).toBeNull()
  expect(act('?', { repeat: true })).toBeNull()
})

test('switched off, characters do nothing, and arrows still move (WCAG 2.1.4)', () => {
  for (const key of ['j', 'ㅓ', 'o', 'c', 'w', 'f', '/', '?']) {
    expect(shortcutOf(pressed(key, { isInRow: true }), false)).toBeNull()
  }
  expect(shortcutOf(pressed('ArrowDown', { isInRow: true }), false)).toBe('next')
})
