import { withoutParams } from './without-params.ts'

/** The query of the same page of the site itself, without the minishop. */
export function outsideShop(search: string): string {
  return withoutParams(search, 'mall_web_user', 'idx_b_manager')
}
