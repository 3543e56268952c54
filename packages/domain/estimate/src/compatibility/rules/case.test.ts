import { expect, test } from 'vitest'
import { buildOf } from '../build.ts'
import { boardForm } from './case.ts'

const smaller =
  '메인보드 크기 Mini-ITX: 케이스 허용 ATX·EATX보다 작지만 목록에 없어요. 나사 자리를 확인해 주세요'

test.each([
  ['that is listed', 'ATX', ['ATX', 'EATX'], 'pass', '메인보드 크기 ATX = 케이스 허용 ATX·EATX'],
  ['smaller than a listed one', 'Mini-ITX', ['ATX', 'EATX'], 'conditional', smaller],
  ['larger than all of them', 'ATX', ['Mini-ITX'], 'problem', '메인보드 크기 ATX ≠ 케이스 허용 Mini-ITX'],
])('a board %s', (_, form_factor, form_factors, outcome, text) => {
  const build = buildOf([
    { partId: '1', kind: 'motherboard', name: '메인보드', quantity: 1, figures: { form_factor } },
    { partId: '2', kind: 'case', name: '케이스', quantity: 1, figures: { form_factors } },
  ])
  const [verdict] = boardForm.check(build)
  expect(verdict).toMatchObject({ outcome, text })
  expect(verdict?.sources).toHaveLength(2)
})
