interface OfCategory {
  readonly cateId: string
  /** Missing where the host's answer does not depend on the minishop. */
  readonly managerId?: number
}

/**
 * Whether both requests are for departments of the same minishop. The content of one department then stays on screen until that of the next
 * has loaded.
 */
export function areDepartments(before: OfCategory, now: OfCategory): boolean {
  return before.managerId === now.managerId && isDepartment(before) && isDepartment(now)
}

/** Ids have two digits per level of the tree (assumed). */
function isDepartment({ cateId }: OfCategory): boolean {
  return cateId.length === 2
}
