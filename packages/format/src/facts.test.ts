import { describe, expect, test } from 'vitest'
import { joinFacts } from './facts.ts'

describe('a line breaks between facts, never within one (assumed)', () => {
  test.each([
    ['none', [], ''],
    ['one', ['16핀 x1'], '16핀\u00a0x1'],
    ['words of more than one fact', ['정격 750W 이상', '8핀 x2'], '정격\u00a0750W\u00a0이상 · 8핀\u00a0x2'],
    ['a fact of one word', ['DDR5', 'M.2 4개'], 'DDR5 · M.2\u00a04개'],
  ])('%s', (_, facts, line) => {
    expect(joinFacts(facts)).toBe(line)
  })
})
