import { hash } from '../catalogue/random.ts'
import type { StateSource } from './state.ts'

/** Which members saved which minishop. */
export interface MinishopState {
  isSaved(memberId: string, idxBManager: number): boolean
  save(memberId: string, idxBManager: number, isSaved: boolean): void
  /** Members who saved it, with those from before the mock was started. */
  countOf(idxBManager: number): number
}

export function createMinishopState({ index }: StateSource): MinishopState {
  const savers = new Map<number, Set<string>>()
  return {
    isSaved: (memberId, idxBManager) => savers.get(idxBManager)?.has(memberId) ?? false,
    save(memberId, idxBManager, isSaved) {
      const members = savers.get(idxBManager) ?? new Set()
      if (isSaved) members.add(memberId)
      else members.delete(memberId)
      savers.set(idxBManager, members)
    },
    countOf: idxBManager =>
      (hash(index.catalogue.seed, 'minishop zzim', idxBManager) % 900) + (savers.get(idxBManager)?.size ?? 0),
  }
}
