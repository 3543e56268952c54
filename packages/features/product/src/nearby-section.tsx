import { createLazyView } from '@jeoul/ssr'
import { cx, FailedState, Skeleton, useNearby } from '@jeoul/ui'
import { createEvent } from 'effector'
import { useUnit } from 'effector-react'
import { type ComponentType, type ReactNode, useRef } from 'react'
import styles from './item-section.module.css'
import { ItemSection } from './item-section.tsx'

type NearbySectionProps<Props> = {
  readonly title: string
  /** Properties of the section's view. */
  readonly view: Props
  /** Whether the view is as long as five reviews, rather than about as high as a product's card. */
  readonly isLong?: boolean
  /** Shown above the section's view until that has loaded. */
  readonly children?: ReactNode
}

/**
 * A section of the page whose view, model and data are loaded when the reader gets near it.
 *
 * @param id its anchor in the address
 */
export function createNearbySection<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<NearbySectionProps<Props>> {
  const neared = createEvent()
  const $block = createLazyView<Props>({ clock: neared, load, Failed: FailedState })
  return function NearbySection({ title, view, isLong = false, children }) {
    const section = useRef<HTMLElement>(null)
    const [block, near] = useUnit([$block, neared])
    useNearby(section, near)
    return (
      <ItemSection ref={section} id={id} title={title}>
        {block ? (
          <block.View {...view} />
        ) : (
          <>
            {children}
            <Skeleton className={cx(styles.wait, isLong && styles.long)} />
          </>
        )}
      </ItemSection>
    )
  }
}
