import { hash } from '../../catalogue/random.ts'
import type { StateSource } from '../../state/state-source.ts'
import { setList } from '../../state/store/table.ts'

/** Which members saved which minishop. */
export interface MinishopState {
  isSaved(memberId: string, idxBManager: number): boolean
  save(memberId: string, idxBManager: number, isSaved: boolean): void
  /** Members who saved it, with those from before the mock was started. */
  countOf(idxBManager: number): number
}

export function createMinishopState({ index, store }: StateSource): MinishopState {
  const savers = store.table('minishopZzim', { read: node => node.list(member => member.text()) })
  const saversOf = (idxBManager: number) => savers.get(idxBManager) ?? []
  return {
    isSaved: (memberId, idxBManager) => saversOf(idxBManager).includes(memberId),
    save(memberId, idxBManager, isSaved) {
      const others = saversOf(idxBManager).filter(member => member !== memberId)
      setList(savers, idxBManager, isSaved ? [...others, memberId] : others)
    },
    countOf: idxBManager =>
      (hash(index.catalogue.seed, 'minishop zzim', idxBManager) % 900) + saversOf(idxBManager).length,
  }
}
