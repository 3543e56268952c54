import { withoutParams } from './without-params.ts'

/** The same page's query outside of any minishop. */
export function outsideShop(search: string): string {
  return withoutParams(search, 'mall_web_user', 'idx_b_manager')
}
