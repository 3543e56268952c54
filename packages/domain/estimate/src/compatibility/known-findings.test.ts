import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Piece } from './build.ts'
import { buildOf } from './build.ts'
import { rules, rulesOf } from './rules/rules.ts'
import { pieceOf } from './testing/known-pieces.ts'

/** Blocks of a rule with parts, and what the rule finds. `− socket` after a part leaves out that figure of it. */
const cases = readFileSync(path.join(import.meta.dirname, 'testing/known-findings.txt'), 'utf8')
  .trim()
  .split('\n\n')
  .map(block => {
    const [head = '', ...findings] = block.split('\n')
    const [, id = '', parts = ''] = /^(\S+): (.*)$/.exec(head) ?? []
    return { head, id, pieces: parts.split(' + ').map(pieceIn), findings }
  })

function pieceIn(text: string): Piece {
  const [part = '', ...left] = text.split(' − ')
  const piece = pieceOf(part)
  return onlyFigures(piece, name => !left.includes(name))
}

function onlyFigures(piece: Piece, isKept: (name: string) => boolean): Piece {
  const figures = Object.fromEntries(Object.entries(piece.figures).filter(([name]) => isKept(name)))
  return { ...piece, figures }
}

/** Each finding in a line: its outcome and text, and in brackets the compared values, which the shopper can open. */
function findingsOf(id: string, pieces: readonly Piece[]): readonly string[] {
  const verdicts = rules.find(rule => rule.id === id)?.check(buildOf(pieces)) ?? []
  return verdicts.map(({ outcome, text, sources }) => {
    const values = sources.map(({ label, value }) => `${label} ${value ?? '?'}`)
    return `${outcome}: ${text} (${values.join(', ')})`
  })
}

describe('says what it compares, in words and with all values', () => {
  test.each(cases)('$head', ({ id, pieces, findings }) => {
    expect(findingsOf(id, pieces)).toEqual(findings)
  })
})

test.each(rules)('$id declares the kinds and the figures that it reads', ({ id, reads }) => {
  for (const { pieces, findings } of cases.filter(one => one.id === id)) {
    const read = pieces.map(piece =>
      onlyFigures(piece, name => [...(reads[piece.kind] ?? [])].some(known => known === name)),
    )
    expect(findingsOf(id, read)).toEqual(findings)
    for (const { kind } of pieces) expect(rulesOf(kind).map(rule => rule.id)).toContain(id)
  }
})

test('every rule is among the known findings', () => {
  expect(new Set(cases.map(({ id }) => id))).toEqual(new Set(rules.map(({ id }) => id)))
})
