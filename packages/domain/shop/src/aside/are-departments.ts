interface OfCategory {
  readonly cateId: string
}

/**
 * Whether both requests are for departments. The content of one department then stays on screen until that of the next
 * has loaded.
 */
export function areDepartments(before: OfCategory, now: OfCategory): boolean {
  return isDepartment(before) && isDepartment(now)
}

/** Ids have two digits per level of the tree (assumed). */
function isDepartment({ cateId }: OfCategory): boolean {
  return cateId.length === 2
}
