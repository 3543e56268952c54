import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Leaf } from '../catalogue/catalogue.ts'
import { inStepsBy } from './in-steps.ts'
import { rowsHolding, searchTextsOf, wordsOf } from './search-text.ts'
import { tinyCatalogue, tinyMakers } from './tiny-catalogue.ts'

const { get: textsOf } = inStepsBy((leaf: Leaf) => searchTextsOf(leaf, tinyMakers))

test.each([
  ['램프', false],
  ['그램프로', true],
  ['프로17', true],
  ['램', true],
  ['s25울트라', true],
  ['자그램', false],
])('regression: 램프 found LG전자 그램 프로: %s begins a word, or stands in one: %j', (word, isFound) => {
  const leaf = tinyCatalogue({ 111: [{ id: 1, name: 'LG전자 그램 프로17 갤럭시S25 울트라' }] }).leaves.get(
    '111',
  )
  expect(leaf && [...rowsHolding(textsOf(leaf), word)]).toEqual([Number(isFound)])
})

test.each([
  ['LG was found in LGA1700', '인텔 코어 LGA1700', 'lg', false],
  ['LG was found in LGA1700', 'LG전자 그램', 'lg', true],
  ['LG was found in LGA1700', 'LG UltraGear', 'lg', true],
  ['LG was found in LGA1700', '지포스 RTX5070Ti', 'ti', true],
  ['2TB led to disks of 12TB', 'Seagate IronWolf (12TB)', '2tb', false],
  ['2TB led to disks of 12TB', 'Seagate IronWolf12 (2TB)', '2tb', true],
  ['2TB led to disks of 12TB', 'Acme 15.6인치 노트북', '6인치', false],
  ['2TB led to disks of 12TB', 'Acme M.2 2280', '2', true],
  ['모니터 was found in a mall’s name', '[모니터존] 듀얼 쿨러', '모니터', false],
  ['모니터 was found in a mall’s name', '[모니터존] 듀얼 모니터', '모니터', true],
  ['모니터 was found in a mall’s name', '[모니터존] 듀얼 쿨러', '모니터존', true],
  ['a mall was not found as names show it', '[모니터존] 듀얼 쿨러', '[모니터존]', true],
  ['a mall was not found as names show it', '[모니터존] 듀얼 쿨러', '[모니터존]듀얼', true],
  ['a mall was not found as names show it', '[모니터존] 듀얼 쿨러', '[모니터', false],
  ['원두 was found in a gift', '드롱기 마그니피카 (블랙, 원두 증정)', '원두', false],
  ['원두 was found in a gift', '드롱기 마그니피카 (블랙, 원두 증정)', '원두증정', true],
  ['원두 was found in a gift', '일리 원두 클래시코 (원두 증정)', '원두', true],
  ['케이블 led to speakers that come with one', 'JBL 퀀텀 듀오 블랙 케이블 포함', '케이블', false],
  ['케이블 led to speakers that come with one', 'JBL 퀀텀 듀오 블랙 케이블 포함', '케이블포함', true],
  ['케이블 led to speakers that come with one', '벨킨 USB-C 케이블 1m (파우치 포함)', '케이블', true],
  ['쿨러 led to processors without one', '인텔 코어 울트라7 쿨러 미포함', '쿨러', false],
])('regression: %s: %s has %s: %j', (_, name, word, isFound) => {
  const leaf = tinyCatalogue({ 111: [{ id: 1, name }] }).leaves.get('111')
  expect(leaf && [...rowsHolding(textsOf(leaf), word)]).toEqual([Number(isFound)])
})

test.each([
  ['위니아 딤채 EDQ08LG (화이트)', false],
  ['MSI 벡터 A2-LG794', false],
  ['LGA1700', false],
  ['LG전자 디오스', true],
  ['[몰] LG UltraGear', true],
])('regression: excluding LG left out codes of other makers: %s', (name, isExcluded) => {
  const leaf = tinyCatalogue({ 111: [{ id: 1, name }] }).leaves.get('111')
  expect(leaf && [...rowsHolding(textsOf(leaf), 'lg', false)]).toEqual([Number(isExcluded)])
})

test('a series and its number are no code: RTX excludes RTX5060', () => {
  const leaf = tinyCatalogue({ 111: [{ id: 1, name: '노트북 (RTX5060)' }] }).leaves.get('111')
  expect(leaf && [...rowsHolding(textsOf(leaf), 'rtx', false)]).toEqual([1])
})

test.each([
  ['머신 원두 증정', ['머신', '원두증정']],
  ['USB C 케이블  포함', ['usb', 'c', '케이블포함']],
  ['쿨러 미포함 CPU', ['쿨러미포함', 'cpu']],
  ['포함', ['포함']],
  ['무선 증정품', ['무선', '증정품']],
])('the words of %s: what shall come with a product is one', (keyword, words) => {
  expect(wordsOf(keyword)).toEqual(words)
})

test('finds the same rows as a linear search', () => {
  const names = fc.array(fc.constantFrom('RTX 5070', 'rtx', '저울', 'aaa', 'Acme\n저울', ''), {
    maxLength: 12,
  })
  const words = fc.constantFrom('rtx', '저', '저울', 'a', 'aaa', 'acme', '전자', '없는말')
  fc.assert(
    fc.property(names, words, (list, word) => {
      const catalogue = tinyCatalogue({ 111: list.map((name, id) => ({ id, name, maker: id % 2 })) })
      const leaf = catalogue.leaves.get('111')
      if (!leaf) throw new Error('no leaf')
      const found = rowsHolding(textsOf(leaf), word)
      const texts = list.map((name, id) => `${name}\n${tinyMakers[id % 2]}`.toLowerCase())
      expect([...found]).toEqual(texts.map(text => Number(text.includes(word))))
    }),
  )
})
