import { describe, expect, test } from 'vitest'
import type { Piece } from './build.ts'
import { buildOf, piecesOf, withPiece } from './build.ts'
import { checkBuild } from './check-build.ts'

const card: Piece = { partId: '1', kind: 'gpu', name: '그래픽카드', quantity: 1, figures: { length: 357.6 } }
const housing: Piece = { partId: '2', kind: 'case', name: '케이스', quantity: 1, figures: { max_gpu: 322 } }

describe('checkBuild', () => {
  test('states both values and their sources', () => {
    expect(checkBuild([housing, card])).toEqual([
      {
        rule: 'gpu-length',
        outcome: 'problem',
        partIds: ['1', '2'],
        text: '그래픽카드 길이 357.6 mm > 케이스 허용 322 mm',
        sources: [
          { partId: '1', label: '그래픽카드 길이', value: '357.6 mm' },
          { partId: '2', label: '케이스가 허용하는 그래픽카드 길이', value: '322 mm' },
        ],
      },
    ])
  })

  test.each<[string, string | undefined]>([
    ['https://maker.test/card', 'https://maker.test/card'],
    ['javascript:alert(1)', undefined],
    ['the box', undefined],
  ])('"where they come from": the page %s', (page, linked) => {
    const [finding] = checkBuild([housing, { ...card, figures: { ...card.figures, page } }])
    expect(finding?.sources.map(source => source.page)).toEqual([linked, undefined])
  })

  test('a missing figure is 확인불가 and named', () => {
    const [finding] = checkBuild([card, { ...housing, figures: {} }])
    expect(finding).toMatchObject({
      outcome: 'unknown',
      text: '케이스가 허용하는 그래픽카드 길이를 알 수 없어요',
    })
  })

  test.each([
    ['is 통과 where another place surely takes it', 240, 'pass'],
    ['is 확인불가 where the fans of another place may be too large for it', 280, 'unknown'],
  ])('a radiator that leaves too little room at the front %s', (_, top, outcome) => {
    const pieces: readonly Piece[] = [
      card,
      {
        ...housing,
        figures: {
          max_gpu: 360,
          radiators: [
            { place: 'front', length: 360 },
            { place: 'top', length: top },
          ],
        },
      },
      {
        ...housing,
        partId: '3',
        kind: 'cooler',
        figures: { cooling: 'liquid', radiator: 240, radiator_depth: 63 },
      },
    ]
    const about = checkBuild(pieces).filter(({ rule }) => rule === 'gpu-radiator')
    expect(about.map(finding => finding.outcome)).toEqual([outcome])
  })

  test('an empty build has no findings', () => {
    expect(checkBuild([])).toEqual([])
  })
})

test('a build lists the pieces of a kind by id, then by quantity, in whatever order they are added', () => {
  const [first, second, more] = [card, { ...card, partId: '2' }, { ...card, partId: '2', quantity: 2 }]
  for (const pieces of [
    [more, second, first],
    [second, first, more],
    [first, more, second],
  ]) {
    expect(piecesOf(buildOf(pieces), 'gpu')).toEqual([first, second, more])
    expect(piecesOf(pieces.reduce(withPiece, {}), 'gpu')).toEqual([first, second, more])
  }
})
