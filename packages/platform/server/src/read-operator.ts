import type { Operator } from '@jeoul/page'
import { type Env, readUrl } from './read-env.ts'

/**
 * Reads who runs the site from the environment: what Korean law requires in the footer of a shop (전자상거래법 제10조).
 *
 * @param unset stands for words that are not set; '' leaves them out
 * @throws Error naming the variable that is no address or no business registration number
 */
export function readOperator(env: Env, unset: string): Operator {
  const text = (name: string) => env[`JEOUL_OPERATOR_${name}`]?.trim() ?? ''
  const url = (name: string) => (env[name] === undefined ? '' : readUrl(env, name, ''))
  const words: Required<Operator> = {
    name: text('NAME'),
    representative: text('REPRESENTATIVE'),
    businessNumber: readBusinessNumber(text('BUSINESS_NUMBER')),
    mailOrderNumber: text('MAIL_ORDER_NUMBER'),
    address: text('ADDRESS'),
    phone: text('PHONE'),
    email: text('EMAIL'),
    privacyOfficer: text('PRIVACY_OFFICER'),
    termsUrl: url('JEOUL_TERMS_URL'),
    privacyUrl: url('JEOUL_PRIVACY_URL'),
  }
  const set = Object.entries(words).map(([name, word]) => [name, word || unset] as const)
  return Object.fromEntries(set.filter(([, word]) => word !== ''))
}

/** Formats it as usual: 123-45-67890. */
function readBusinessNumber(text: string): string {
  if (text === '') return ''
  const digits = /^([0-9]{3})-?([0-9]{2})-?([0-9]{5})$/.exec(text)
  if (!digits) throw new Error(`JEOUL_OPERATOR_BUSINESS_NUMBER is not ten digits: ${text}`)
  return digits.slice(1).join('-')
}
