import { formatCount } from '@jeoul/format'
import { closeLayer } from '@jeoul/router'
import { Button, Dialog, glyph, Icon } from '@jeoul/ui'
import {
  $offeredGroups,
  $requestedItems,
  type GroupRef,
  groupChosen,
  groupOf,
  readGroupName,
} from '@jeoul/wish'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './group-dialog.module.css'
import { GroupNameForm } from './group-name-form.tsx'

/** Offers the groups that products can be saved to, the last used first, and a new one. */
export default function GroupDialog({ open }: { readonly open: string | null }) {
  const [items, groups] = useUnit([$requestedItems, $offeredGroups])
  const [choose, close] = useUnit([groupChosen, closeLayer])
  const [first] = items
  const isStale = open !== null && first === undefined
  // After a reload the history may reopen the layer without any requested products.
  useEffect(() => {
    if (isStale) close()
  }, [isStale, close])
  if (open === null || !first) return null
  const put = (group: GroupRef) => {
    choose(group)
    close()
  }
  const holder = items.length === 1 ? groupOf(groups, first.itemId) : undefined
  return (
    <Dialog
      title={items.length > 1 ? `${items.length}개를 어디에 담을까요` : '어디에 담을까요'}
      onClose={close}
    >
      <p className={styles.what}>
        {items.length > 1 ? `${first.name} 외 ${items.length - 1}개` : first.name}
      </p>
      <ul className={styles.groups}>
        {groups.map(group => (
          <li key={group.id}>
            <Button aria-pressed={group === holder} onClick={() => put(group)}>
              <bdi>{group.name}</bdi>
              <small>{formatCount(group.items.length)}</small>
              {group === holder && <Icon of={glyph.check} label="지금 여기에 있어요" />}
            </Button>
          </li>
        ))}
      </ul>
      <GroupNameForm
        label="새 목록 이름"
        action="만들어 담기"
        onName={text => {
          const name = readGroupName(text)
          if (name !== null) put({ id: null, name })
        }}
      />
    </Dialog>
  )
}
