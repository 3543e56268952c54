import { isLoginRefused } from '@jeoul/api'
import type { Effect, Event } from 'effector'

/** The parameters of calls that the host refused without a valid login: status 401. */
export function refusedOf<Params, Done>(call: Effect<Params, Done, Error>): Event<Params> {
  return call.fail
    .filterMap(({ params, error }) => (isLoginRefused(error) ? { params } : undefined))
    .map(({ params }) => params)
}
