import type { PriceAlertDraft } from '@jeoul/api/types'
import { type Fields, flagField, integerField, objectField, oneOfField } from '../../operation/body-fields.ts'
import { Problem } from '../../operation/problem.ts'

const kinds = ['target', 'restock'] as const
const day = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** An alert as a member writes it. 400 for what the contract does not allow. */
export function alertFields(fields: Fields): PriceAlertDraft {
  const kind = oneOfField(fields, 'kind', kinds)
  const fired = 'fired' in fields ? { fired: firedFields(objectField(fields, 'fired')) } : {}
  const progress = {
    since: dayField(fields, 'since'),
    ...fired,
    is_read: flagField(fields, 'is_read'),
  }
  if (kind === 'restock') return { kind, ...progress }
  const target = integerField(fields, 'target', 1, Number.MAX_SAFE_INTEGER)
  const isPersonal = 'is_personal' in fields && flagField(fields, 'is_personal')
  return { kind, target, ...(isPersonal && { is_personal: true }), ...progress }
}

function firedFields(fields: Fields): { readonly date: string; readonly any: number } {
  return { date: dayField(fields, 'date'), any: integerField(fields, 'any', 0, Number.MAX_SAFE_INTEGER) }
}

function dayField(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value === 'string' && day.test(value)) return value
  throw new Problem(400, `body.${name}: expected a date such as 2026-11-01`)
}
