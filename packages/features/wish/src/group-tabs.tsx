import { formatCount } from '@jeoul/format'
import { $inside, hrefs } from '@jeoul/router'
import { Button, glyph, Icon } from '@jeoul/ui'
import { $canRename, $groups, countSaved } from '@jeoul/wish'
import { useUnit } from 'effector-react'
import { groupDialogsLayer } from './group-dialogs-layer.ts'
import { $group, $shownItems } from './page-model.ts'
import styles from './wish.module.css'

/** The groups, and the actions on the selected one. */
export function GroupTabs() {
  const [groups, group, shown, canRename, inside] = useUnit([
    $groups,
    $group,
    $shownItems,
    $canRename,
    $inside,
  ])
  const open = useUnit(groupDialogsLayer.opened)
  if (!groups) return null
  const tabs = [
    { id: '', name: '전체', count: countSaved(groups), search: '' },
    ...groups.map(({ id, name, items }) => ({
      id,
      name,
      count: items.length,
      search: `?group=${encodeURIComponent(id)}`,
    })),
  ]
  return (
    <div className={styles.groups}>
      <nav className={styles.tabs} aria-label="찜 목록">
        {tabs.map(({ id, name, count, search }) => (
          <a
            key={id}
            href={inside(hrefs.wish(search))}
            aria-current={(group?.id ?? '') === id ? 'true' : undefined}
          >
            <bdi>{name}</bdi> <small translate="no">{formatCount(count)}</small>
          </a>
        ))}
        <Button tone="quiet" onClick={() => open('wish-new')}>
          <Icon of={glyph.plus} />새 목록
        </Button>
      </nav>
      <p className={styles.tools}>
        {shown !== null && shown.length > 0 && (
          <Button tone="quiet" onClick={() => open('wish-share')}>
            <Icon of={glyph.share} />
            공유
          </Button>
        )}
        {group && (
          <>
            {canRename && (
              <Button tone="quiet" onClick={() => open('wish-rename')}>
                이름 바꾸기
              </Button>
            )}
            <Button tone="quiet" onClick={() => open('wish-drop')}>
              목록 지우기
            </Button>
          </>
        )}
      </p>
    </div>
  )
}
