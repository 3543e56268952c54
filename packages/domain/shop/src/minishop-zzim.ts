/** Whether the member has saved a minishop, and how many members have. */
export interface Zzim {
  readonly isSaved: boolean
  readonly count: number
}

/** Returns the state after a press, before the host answers (assumed). */
export function toggleZzim({ isSaved, count }: Zzim): Zzim {
  return { isSaved: !isSaved, count: Math.max(0, count + (isSaved ? -1 : 1)) }
}

/** Reads the state that the host reports (contract, assumed). */
export function readZzim({
  zzim_state,
  zzim_count,
}: {
  readonly zzim_state: string
  readonly zzim_count: number
}): Zzim {
  return { isSaved: zzim_state === '1', count: zzim_count }
}
