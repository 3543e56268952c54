export { $isLogin, $visitor, loggedOut, logoutPressed, visitorRetried } from './model.ts'
export type { Visitor } from './visitor.ts'
