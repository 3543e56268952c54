import { $siteProps } from '@jeoul/page'
import { $shareOutcome, addressCopied, addressShared, shareOpened } from '@jeoul/product/actions'
import { closeLayer, hrefs, navigate } from '@jeoul/router'
import { Button, Dialog, ShareForm } from '@jeoul/ui'
import { $groups, maxShared, readGroupName, writeSharedGroup } from '@jeoul/wish'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './group-dialog.module.css'
import { GroupNameForm } from './group-name-form.tsx'
import { $group, $shownItems, groupDropped, groupMade, groupRenamed } from './page-model.ts'

type GroupDialogsProps = { readonly open: 'wish-new' | 'wish-rename' | 'wish-drop' | 'wish-share' | null }

/** Renders the dialog about the group on the page. */
export default function GroupDialogs({ open }: GroupDialogsProps) {
  switch (open) {
    case 'wish-new':
      return <NewGroup />
    case 'wish-rename':
      return <RenameGroup />
    case 'wish-drop':
      return <DropGroup />
    case 'wish-share':
      return <ShareGroup />
    default:
      return null
  }
}

function NewGroup() {
  const [groups, make, close] = useUnit([$groups, groupMade, closeLayer])
  return (
    <Dialog title="새 목록" onClose={close}>
      <GroupNameForm
        isAlone
        taken={groups ?? []}
        label="목록 이름"
        action="만들기"
        onName={text => {
          const name = readGroupName(text)
          if (name !== null) make(name)
          close()
        }}
      />
    </Dialog>
  )
}

function RenameGroup() {
  const [group, groups, rename, close] = useUnit([$group, $groups, groupRenamed, closeLayer])
  if (!group) return null
  return (
    <Dialog title="이름 바꾸기" onClose={close}>
      <GroupNameForm
        isAlone
        label="목록 이름"
        action="바꾸기"
        initial={group.name}
        taken={groups?.filter(other => other.id !== group.id) ?? []}
        onName={text => {
          const name = readGroupName(text)
          if (name !== null) rename({ group, name })
          close()
        }}
      />
    </Dialog>
  )
}

function DropGroup() {
  const [group, drop, close, go] = useUnit([$group, groupDropped, closeLayer, navigate])
  if (!group) return null
  const remove = () => {
    drop(group)
    // Replaces the dialog's entry, so that going back leads to the page before it.
    go({ href: hrefs.wish(), replace: true })
  }
  return (
    <Dialog
      title={
        <>
          <bdi>{group.name}</bdi> 목록을 지울까요
        </>
      }
      onClose={close}
      footer={
        <>
          <Button onClick={() => close()}>그대로 두기</Button>
          <Button tone="solid" onClick={remove}>
            지우기
          </Button>
        </>
      }
    >
      <p className={styles.words}>
        {group.items.length > 0
          ? `담겨 있는 상품 ${group.items.length}개도 찜에서 함께 빠져요. 되돌릴 수 없어요.`
          : '담겨 있는 상품은 없어요.'}
      </p>
    </Dialog>
  )
}

function ShareGroup() {
  const [group, shown, { origin }, outcome] = useUnit([$group, $shownItems, $siteProps, $shareOutcome])
  const [copy, share, close, begin] = useUnit([addressCopied, addressShared, closeLayer, shareOpened])
  useEffect(() => void begin(), [begin])
  const itemIds = (shown ?? []).map(({ item }) => item.itemId)
  const name = group?.name ?? null
  const shared = {
    url: origin + hrefs.wish(writeSharedGroup({ itemIds, name })),
    title: name ?? '찜 목록',
  }
  return (
    <Dialog title="공유하기" onClose={close}>
      <p className={styles.words}>
        주소를 아는 사람은 누구나 볼 수 있어요. 이름과 지금 담긴 상품이 주소에 들어가요.
        {itemIds.length > maxShared && (
          <span>{` 상품은 ${itemIds.length}개 가운데 앞의 ${maxShared}개만 들어가요.`}</span>
        )}
      </p>
      <ShareForm
        url={shared.url}
        outcome={outcome}
        onCopy={() => copy(shared)}
        onShare={'share' in navigator ? () => share(shared) : undefined}
      />
    </Dialog>
  )
}
