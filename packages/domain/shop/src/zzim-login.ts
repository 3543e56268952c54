import { setMinishopZzimFx } from '@jeoul/api'
import { $pageProps } from '@jeoul/page'
import { createPendingAction, refusedOf } from '@jeoul/session'
import { createEvent, sample } from 'effector'
import { $openManagerId, $zzim, zzimToggled } from './minishop-model.ts'

/** The zzim of the open minishop was pressed, by a member or not. */
export const zzimPressed = createEvent()

/** Given the minishop's number. */
const zzimLogin = createPendingAction<number>({
  kind: 'minishop-zzim',
  needs: '미니샵을 찜하려면',
  read: found => (typeof found === 'number' ? found : null),
})

sample({ clock: zzimPressed, source: $pageProps, filter: ({ isLogged }) => isLogged, target: zzimToggled })
sample({
  clock: zzimPressed,
  source: { props: $pageProps, managerId: $openManagerId },
  filter: ({ props }) => !props.isLogged,
  fn: ({ managerId }) => managerId,
  target: zzimLogin.needed,
})
sample({
  clock: refusedOf(setMinishopZzimFx).filter({ fn: ({ saved }) => saved === true }),
  fn: ({ managerId }) => managerId,
  target: zzimLogin.needed,
})
sample({
  clock: zzimLogin.resumed,
  source: { managerId: $openManagerId, zzim: $zzim },
  filter: ({ managerId, zzim }, wanted) => managerId === wanted && zzim?.isSaved === false,
  fn: () => {},
  target: zzimToggled,
})
