import type { Contract } from '../documents/index.ts'
import { hasCookie, isSameHeader, optionOf } from './exchanges/additions.ts'
import type { RunOptions } from './run-options.ts'

/**
 * Returns what is wrong with credentials and headers by the documents: a scheme that they don't have, or a header that
 * carries a credential, which would then be sent by requests that must be refused without it.
 */
export function credentialProblem(
  { credentials = {}, headers = {} }: Pick<RunOptions, 'credentials' | 'headers'>,
  { operations, isForeign }: Pick<Contract, 'operations' | 'isForeign'>,
): string | undefined {
  const schemes = operations.flatMap(operation => operation.credentials ?? []).flat()
  const names = [...new Set(schemes.map(({ scheme }) => scheme))]
  for (const [name, value] of Object.entries(credentials)) {
    const scheme = schemes.find(each => each.scheme === name)
    if (!scheme)
      return `option '--credential <scheme=value>': no operation needs a security scheme '${name}'; the documents have ${names.join(', ') || 'none'}`
    if (scheme.type === 'Basic' && !value.includes(':'))
      return `option '--credential <scheme=value>': '${name}' needs a user and a password, as in ${name}=user:password`
  }
  for (const [name, value] of Object.entries(headers)) {
    const ofScheme = schemes.find(scheme =>
      scheme.in === 'cookie'
        ? isSameHeader(name, 'Cookie') && hasCookie(value, scheme.name)
        : scheme.in === 'header' && isSameHeader(name, scheme.name),
    )
    const option = ofScheme ? optionOf(ofScheme) : '--token'
    if (ofScheme || (!isForeign && isSameHeader(name, 'Authorization')))
      return `option '--header <header>': ${name} carries a credential, and requests without it are tested too; use ${option} instead`
  }
  return undefined
}
