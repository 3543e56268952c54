export { $isLogin, $visitor, loggedOut, logoutPressed } from './model.ts'
export type { Visitor } from './visitor.ts'
