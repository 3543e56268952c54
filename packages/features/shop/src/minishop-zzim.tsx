import { formatCount } from '@jeoul/format'
import { $zzim, $zzimError, zzimErrorClosed, zzimPressed } from '@jeoul/shop'
import { $siteLinks } from '@jeoul/ssr'
import { Button, ButtonLink, glyph, Icon, Toast, ToastPlace } from '@jeoul/ui'
import { $visitor } from '@jeoul/visitor/session'
import { useUnit } from 'effector-react'

/** Saves the minishop for a member. Visitors are offered to log in; without scripts, by a plain link. */
export function MinishopZzim() {
  const { visitor, links, zzim, error, press, close } = useUnit(units)
  if (!zzim) return null
  const words = (
    <>
      <Icon of={glyph.heart} filled={zzim.isSaved} />
      미니샵 찜 {formatCount(zzim.count)}
    </>
  )
  return (
    <>
      {visitor.kind === 'anonymous' ? (
        <ButtonLink
          href={links.login}
          data-replayed
          onClick={event => {
            event.preventDefault()
            press()
          }}
        >
          {words}
        </ButtonLink>
      ) : (
        <Button aria-pressed={zzim.isSaved} onClick={() => press()}>
          {words}
        </Button>
      )}
      {/* Over the page: beside the button it would push the page down. */}
      <ToastPlace>
        <Toast of={error} onClose={close}>
          찜을 저장하지 못해 되돌렸어요.
        </Toast>
      </ToastPlace>
    </>
  )
}

const units = {
  visitor: $visitor,
  links: $siteLinks,
  zzim: $zzim,
  error: $zzimError,
  press: zzimPressed,
  close: zzimErrorClosed,
}
