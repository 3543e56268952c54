import { setMinishopZzimFx } from '@jeoul/api'
import { $isLogged } from '@jeoul/page'
import { createPendingAction, refusedOf } from '@jeoul/visitor/session'
import { createEvent, createStore, sample } from 'effector'
import { $openManagerId, $zzim, zzimToggled } from './minishop-model.ts'

/** The zzim button of the open minishop was pressed, with or without a login. */
export const zzimPressed = createEvent()

/** A press of the zzim button: the number of the minishop, and whether to save it. */
interface WantedZzim {
  readonly managerId: number
  readonly isSaved: boolean
}

/** Repeats the press after the login that it requires. */
export const zzimLogin = createPendingAction<WantedZzim>({
  kind: 'minishop-zzim',
  needs: '미니샵을 찜하려면',
  read(found) {
    if (typeof found !== 'object' || found === null) return null
    const { managerId, isSaved }: Readonly<Record<string, unknown>> = { ...found }
    return typeof managerId === 'number' && typeof isSaved === 'boolean' ? { managerId, isSaved } : null
  },
})

sample({ clock: zzimPressed, filter: $isLogged, target: zzimToggled })
sample({
  clock: zzimPressed,
  source: $openManagerId,
  filter: $isLogged.map(isLogged => !isLogged),
  fn: managerId => ({ managerId, isSaved: true }),
  target: zzimLogin.needed,
})
sample({
  clock: refusedOf(setMinishopZzimFx),
  fn: ({ managerId, saved }) => ({ managerId, isSaved: saved === true }),
  target: zzimLogin.needed,
})

/** The press to repeat, until the host has reported the minishop's state. */
const $due = createStore<WantedZzim | null>(null, { serialize: 'ignore' }).on(
  zzimLogin.resumed,
  (_, wanted) => wanted,
)
const zzimLoaded = sample({
  clock: [$zzim, $due],
  source: { due: $due, managerId: $openManagerId, zzim: $zzim },
}).filterMap(({ due, managerId, zzim }) =>
  zzim && due?.managerId === managerId ? { isChanged: zzim.isSaved !== due.isSaved } : undefined,
)
$due.reset([zzimLoaded, zzimPressed])
sample({ clock: zzimLoaded, filter: ({ isChanged }) => isChanged, target: zzimToggled })
