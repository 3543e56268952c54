import { $parts, $secondService, serviceKept, serviceReplaced } from '@jeoul/estimate'
import { Button, Dialog } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** Warns that an estimate holds one service only, and lets the shopper choose between two different ones. */
export function SecondService() {
  const [second, parts] = useUnit([$secondService, $parts])
  const [replace, keep] = useUnit([serviceReplaced, serviceKept])
  if (!second) return null
  const isSame = second.held === second.part.part_id
  return (
    <Dialog
      title="서비스는 하나만 담을 수 있어요"
      onClose={() => keep()}
      footer={
        isSame ? (
          <Button tone="solid" onClick={() => keep()}>
            확인
          </Button>
        ) : (
          <>
            <Button onClick={() => keep()}>그대로 두기</Button>
            <Button tone="solid" onClick={() => replace()}>
              바꾸기
            </Button>
          </>
        )
      }
    >
      <p>
        {isSame
          ? `‘${second.part.name}’ 서비스는 이미 담겨 있어요. PC마다 하나면 돼요.`
          : `지금 담은 ‘${parts[second.held]?.name}’ 대신 ‘${second.part.name}’ 서비스로 바꿀까요?`}
      </p>
    </Dialog>
  )
}
