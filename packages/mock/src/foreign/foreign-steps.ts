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
    const { problem } = (isResponse(reply) ? answerIn(reply) : reply) ?? {}
    if (problem) return []
    const response = asResponse(reply).clone()
    const { status, headers } = response
    const body = new Uint8Array(await response.arrayBuffer())
    return answerProblems(contract, operation, method, { status, headers, body })
  }

  /** Any credential is accepted but one. Which one it is does not matter, because there are no members. */
  function missingCredential({ operation, request, query }: Exchange): ContractProblem | undefined {
    if (!operation.isForMembers) return undefined
    const authorization = request.headers.get('Authorization') ?? ''
    if (unknownCredentials.some(each => authorization.endsWith(` ${each}`)))
      return { place: authorizationPlace, message: 'is not accepted' }
    const cookies = request.headers.get('Cookie') ?? ''
    const sent = keys.flatMap(({ name, in: where, place }) => {
      if (where === 'query') return query.getAll(name).map(value => ({ place, value }))
      if (where === 'header') return { place, value: request.headers.get(name) ?? '' }
      return cookies
        .split(/; */)
        .filter(cookie => cookie.startsWith(`${name}=`))
        .map(cookie => ({ place, value: cookie.slice(name.length + 1) }))
    })
    const given = sent.filter(({ value }) => value !== '')
    const refused = given.find(({ value }) => value === unknownToken)
    if (refused) return { place: refused.place, message: 'is not accepted' }
    const isGiven = authorization !== '' || given.length > 0
    return isGiven ? undefined : { place: firstPlaceOf(contract), message: 'is required' }
  }

  return { read, checkRequest, checkResponse, missingCredential }
}

const authorizationPlace = 'header.Authorization'

interface ApiKey {
  readonly name: string
  readonly in: unknown
  /** Where problems say that it is. */
  readonly place: string
}

function apiKeysOf(contract: Contract): readonly ApiKey[] {
  return schemesOf(contract).flatMap(scheme =>
    scheme.type === 'apiKey' && typeof scheme.name === 'string'
      ? [{ name: scheme.name, in: scheme.in, place: `${scheme.in}.${scheme.name}` }]
      : [],
  )
}

/** Where a client without any credential can put one. */
function firstPlaceOf(contract: Contract): string {
  const takesAuthorization = schemesOf(contract).some(({ type }) => type !== 'apiKey')
  return takesAuthorization ? authorizationPlace : (apiKeysOf(contract)[0]?.place ?? authorizationPlace)
}

function schemesOf({ documents }: Contract) {
  return Object.values(documents)
    .flatMap(({ components }) => Object.values(components?.securitySchemes ?? {}))
    .filter(isRecord)
}
