export { $isLogin, member, memberRequested } from './model.ts'
