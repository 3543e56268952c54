import type { DescribedCheck } from './check.ts'
import type { Tokens } from './exchanges/additions.ts'
import { curlLine } from './exchanges/curl-line.ts'
import type { Violation } from './exchanges/hold.ts'
import type { FoundViolation } from './report.ts'

/** Describes a violation as data, without the tokens. */
export function describeViolation(
  { place, message, exchanges }: Violation,
  { id, name, operations }: DescribedCheck,
  { seed, tokens }: { readonly seed: number; readonly tokens: Tokens },
): FoundViolation {
  const [only] = operations
  const operationId = exchanges.at(-1)?.request.operation.operationId ?? only
  return {
    operationId,
    place,
    message,
    checkId: id,
    check: name,
    curl: withoutTokens(curlLine(exchanges), tokens),
    seed,
    only,
  }
}

/** A token in a body is inside of quotes, so they are closed around the variable. Parts of words are no tokens. */
function withoutTokens(line: string, { member, other }: Tokens): string {
  const variables = [
    [member, `'"$TOKEN"'`],
    [other, `'"$OTHER_TOKEN"'`],
  ] as const
  return variables.reduce((text, [token, variable]) => {
    if (!token) return text
    const literal = token.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    return text.replaceAll(new RegExp(String.raw`(?<![\w-])${literal}(?![\w-])`, 'g'), () => variable)
  }, line)
}
