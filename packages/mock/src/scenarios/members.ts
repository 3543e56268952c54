import { failureResponse } from '../server/failure-response.ts'
import type { Scenario, ScenarioTable } from './scenario.ts'

/** Members whose token is refused. */
export const memberScenarios: ScenarioTable = {
  'logged-out': {
    about: 'tokens are ignored: every call is a visitor’s',
    play: ({ operationId }) => ({ ask: operationId === 'queryUser' ? withUnknownToken : withoutToken }),
  },
  'expired-token': {
    about: 'every call with a token answers 401, even where visitors get an answer',
    play: expire,
  },
}

function expire({ request }: Parameters<Scenario['play']>[0]) {
  if (!request.headers.has('Authorization')) return undefined
  const instead = () => failureResponse(401, 'header.Authorization: the token has expired')
  return { instead, isOffContract: true }
}

function withoutToken(request: Request): Request {
  const copy = new Request(request.url, request)
  copy.headers.delete('Authorization')
  return copy
}

/** This call carries its token in the body. */
async function withUnknownToken(request: Request): Promise<Request> {
  const text = await request.text()
  const body = text.replace(/("auth_token"\s*:\s*)"[^"]+"/, '$1"nobody"')
  return new Request(request.url, { method: request.method, headers: request.headers, body })
}
