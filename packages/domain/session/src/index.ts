export { $isLogin, member } from './model.ts'
