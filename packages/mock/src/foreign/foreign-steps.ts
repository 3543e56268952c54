import type { Contract, ContractProblem } from '@jeoul/contract/documents'
import { isRecord } from '../is-record.ts'
import { answerIn } from '../operation/answer.ts'
import { answerProblems, readForeignBody } from '../proxy/create-examiner.ts'
import type { CheckRequest } from '../server/pipeline/check-request.ts'
import type { CheckResponse } from '../server/pipeline/check-response.ts'
import type { Exchange } from '../server/pipeline/exchange.ts'
import type { ReadBody } from '../server/pipeline/read-body.ts'
import { asResponse, isResponse } from '../server/pipeline/reply.ts'

/** A token that is never accepted, to see what a client does then. */
const unknownToken = 'unknown-token'
const unknownCredentials = [unknownToken, btoa(`${unknownToken}:${unknownToken}`)]

/** The steps of a pipeline that are others for documents that are not ours. */
export function createForeignSteps(contract: Contract) {
  const keys = apiKeysOf(contract)

  async function read(request: Request): Promise<ReadBody> {
    const { method, headers } = request
    const body = new Uint8Array(await request.arrayBuffer())
    return readForeignBody({ host: 'main', method, target: '', headers, body })
  }

  const checkRequest: CheckRequest = ({ operation, path, query, request: { headers } }, sent) => {
    const problems = contract.problemsOf(operation, { path, query, headers, ...sent })
    return sent.problem ? [...problems.filter(({ place }) => place !== 'body'), sent.problem] : problems
  }

  /** A refusal by problem details is the mock's own, so no document tells it. */
  const checkResponse: CheckResponse = async ({ operation, request: { method } }, reply) => {
    const isOwn = isResponse(reply) ? answerIn(reply)?.isChecked : reply.isChecked
    if (isOwn) return []
    const response = asResponse(reply).clone()
    const { status, headers } = response
    const body = new Uint8Array(await response.arrayBuffer())
    return answerProblems(contract, operation, method, { status, headers, body })
  }

  /** Any credential is accepted but one. Which one it is does not matter, because there are no members. */
  function missingCredential({ operation, request, query }: Exchange): ContractProblem | undefined {
    if (!operation.isForMembers) return undefined
    const place = 'header.Authorization'
    const authorization = request.headers.get('Authorization') ?? ''
    if (unknownCredentials.some(each => authorization.endsWith(` ${each}`)))
      return { place, message: 'is not accepted' }
    const cookies = request.headers.get('Cookie') ?? ''
    const sent = keys.flatMap(({ name, in: where }) => {
      if (where === 'query') return query.getAll(name)
      if (where === 'cookie') return cookies.split(/; */).filter(cookie => cookie.startsWith(`${name}=`))
      return request.headers.get(name) ?? []
    })
    if (sent.some(key => key.split('=').at(-1) === unknownToken)) return { place, message: 'is not accepted' }
    return authorization !== '' || sent.length > 0 ? undefined : { place, message: 'is required' }
  }

  return { read, checkRequest, checkResponse, missingCredential }
}

interface ApiKey {
  readonly name: string
  readonly in: unknown
}

function apiKeysOf({ documents }: Contract): readonly ApiKey[] {
  return Object.values(documents)
    .flatMap(({ components }) => Object.values(components?.securitySchemes ?? {}))
    .flatMap(scheme =>
      isRecord(scheme) && scheme.type === 'apiKey' && typeof scheme.name === 'string'
        ? [{ name: scheme.name, in: scheme.in }]
        : [],
    )
}
