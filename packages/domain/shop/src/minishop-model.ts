import {
  type ApiError,
  getMapFx,
  getMinishopFx,
  isLoginRefused,
  requestFor,
  setMinishopZzimFx,
  toApiError,
} from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $shop } from '@jeoul/page'
import { combine, createEvent, createStore, sample } from 'effector'
import { $shopManager, manager, minishopShown } from './manager-model.ts'
import { readMinishop } from './minishop-answer.ts'
import { minishopOutcome } from './minishop-outcome.ts'
import { readZzim, toggleZzim, type Zzim } from './minishop-zzim.ts'

/** The open minishop's data. */
export const minishop = createResource({ call: getMinishopFx, read: readMinishop })

/** The open minishop's position on a map. */
export const minishopMap = createResource({
  call: getMapFx,
  read: ({ success, result }) => (success && result.addr ? result : null),
})

const $mallUser = combine($shop, $shopManager, (shop, state) =>
  shop === null ? null : (shop.mallUser ?? state?.data?.mall_web_user ?? null),
)
const $minishopParams = $mallUser.map(mallUser => (mallUser === null ? null : { mallUser }))
requestFor(minishop, $minishopParams, minishopShown)

/** The state of the minishop in the address. */
export const $minishopOutcome = combine($shopManager, minishop.$state, minishopOutcome)

/** Requests again everything that failed to load. */
export const minishopRetried = createEvent()

for (const { $isFailed, retried } of [
  { $isFailed: manager.$state.map(({ status }) => status === 'failed'), retried: manager.retried },
  { $isFailed: minishop.$state.map(({ status }) => status === 'failed'), retried: minishop.retried },
]) {
  sample({ clock: minishopRetried, filter: $isFailed, target: retried })
}

const shopArrived = minishop.loaded.filterMap(({ data }) => data ?? undefined)

requestFor(
  minishopMap,
  minishop.$state.map(({ data }) => (data?.address ? { address: data.address } : null)),
  minishopShown,
)

/** Saves the minishop, or removes it from the saved ones. The change is shown at once. */
export const zzimToggled = createEvent()

/** The number while no minishop is open or loaded: "Mini shop number default 0" (specification, section 9). */
const noMinishop = 0
/** The number of the open minishop. */
export const $openManagerId = minishop.$state.map(({ data }) => data?.manager.idx_b_manager ?? noMinishop)
/** Responses for the open minishop. Responses for the previous one are ignored. */
const answered = sample({
  clock: setMinishopZzimFx.done,
  source: $openManagerId,
  filter: (managerId, { params }) => managerId === params.managerId,
  fn: (_, { result }) => readZzim(result.result),
})
const refused = sample({
  clock: setMinishopZzimFx.fail,
  source: $openManagerId,
  filter: (managerId, { params }) => managerId === params.managerId,
  fn: (_, { error }) => toApiError(error),
})

const settledElsewhere = sample({
  clock: setMinishopZzimFx.finally,
  source: $openManagerId,
  filter: (managerId, { params }) => managerId !== params.managerId,
})

/** The state that the host last reported. */
const $confirmed = createStore<Zzim | null>(null)
  .on(shopArrived, (_, shop) => readZzim(shop))
  .on(answered, (_, zzim) => zzim)

/** The member's choice, shown at once; reverts to the host's state if saving fails. */
export const $zzim = createStore<Zzim | null>(null)
  .on(shopArrived, (_, shop) => readZzim(shop))
  .on(zzimToggled, zzim => zzim && toggleZzim(zzim))
  // Takes the host's count, unless the member has pressed again in the meantime.
  .on(answered, (zzim, known) => (zzim?.isSaved === known.isSaved ? known : zzim))

sample({ clock: refused, source: $confirmed, target: $zzim })

/** The shopper closed the message about the undone press. */
export const zzimErrorClosed = createEvent()
/**
 * The reason why the last press was undone; null if there is none. An expired login is no reason, because it leads to
 * the login offer.
 */
export const $zzimError = createStore<ApiError | null>(null, { serialize: 'ignore' })
  .on(refused, (_, error) => (isLoginRefused(error) ? null : error))
  .reset(zzimToggled, shopArrived, zzimErrorClosed)

// Sends one request at a time. A later press is sent after the response.
sample({
  clock: [zzimToggled, answered, settledElsewhere],
  source: {
    managerId: $openManagerId,
    wanted: $zzim,
    confirmed: $confirmed,
    isSending: setMinishopZzimFx.pending,
  },
  filter: ({ wanted, confirmed, isSending }) =>
    wanted !== null && !isSending && wanted.isSaved !== confirmed?.isSaved,
  fn: ({ managerId, wanted }) => ({
    managerId,
    onManagerId: managerId,
    saved: wanted?.isSaved ?? false,
  }),
  target: setMinishopZzimFx,
})
