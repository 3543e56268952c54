interface OfCategory {
  readonly cateId: string
}

/** Whether a visitor goes from one department to another: what was picked for the first stays until the other's is there. */
export function areDepartments(before: OfCategory, now: OfCategory): boolean {
  return isDepartment(before) && isDepartment(now)
}

/** Ids have two digits for each level of the tree (assumed). */
function isDepartment({ cateId }: OfCategory): boolean {
  return cateId.length === 2
}
